/** What agrees and what does not, in words: of the data that GET /open/funds/{id}.json answers. */
export function check(fund: unknown): { agrees: string[]; problems: string[] }
