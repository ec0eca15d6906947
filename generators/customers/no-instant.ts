/** What is no point in time, for a client to say where a consent was accepted at one. */
export const noInstants: readonly unknown[] = ['nope', { no: 'text' }];
