/** Whether an address is one of this app's own. */
export const isOwnUrl = (address: string): boolean => URL.parse(address)?.origin === location.origin;
