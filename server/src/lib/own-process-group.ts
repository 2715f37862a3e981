/**
 * Options of a child process that signals to the server's process group do not reach. Such a signal could end the child
 * before it ignores signals.
 */
export const OWN_PROCESS_GROUP = { detached: true } as const;
