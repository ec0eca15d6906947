/** Gambling: the merchant category that a sandbox blocks (G-62). */
export const BLOCKED_MCC = '7995';
