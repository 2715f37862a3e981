const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether the browser may be sent out of the app to there: over HTTPS, or to a stand-in on this machine. */
export const isOutsideUrl = (address: string): boolean => {
  const url = URL.parse(address);
  if (url?.protocol === 'https:') return true;
  return url?.protocol === 'http:' && LOOPBACK.test(url.hostname);
};
