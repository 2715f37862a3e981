/** Begins the keys of everything that this device keeps for one account. */
export const ofAccount = (username: string): string => `of:${encodeURIComponent(username)}:`;

/** sessionStorage key of the sign-up form's fields. */
export const SIGN_UP_FIELDS = 'typed:sign-up';

/** sessionStorage key of the profile form's fields while a sign-in with Google proves who is there. */
export const changedProfileKey = (username: string): string => `typed:${ofAccount(username)}changed-profile`;

/** sessionStorage key of the form for missing profile fields. */
export const profileFieldsKey = (username: string): string => `typed:${ofAccount(username)}profile`;
