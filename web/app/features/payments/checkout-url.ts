const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether the browser may be sent there to pay: over HTTPS, or to a stand-in on this machine. */
export const isCheckoutUrl = (address: string): boolean => {
  const url = URL.parse(address);
  if (url?.protocol === 'https:') return true;
  return url?.protocol === 'http:' && LOOPBACK.test(url.hostname);
};
