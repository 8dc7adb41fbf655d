/**
 * Milliseconds after which a course at the screens is given up. It bounds one that stands still, not one on a busy machine: the longest takes a quarter
 * of it on two cores with nothing else to do.
 */
export const courseLimit = 1_800_000
