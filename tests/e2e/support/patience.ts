/**
 * Milliseconds for which a person would wait for anything, on a machine that has other work too. It is a limit and no tolerance: what is
 * there sooner is seen sooner. The one place for it; no story has limits of its own.
 */
export const patience = 60_000

/** Milliseconds for a whole story, and for the setting of its stage. */
export const storyLimit = 600_000
