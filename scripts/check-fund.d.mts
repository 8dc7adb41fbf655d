/** What agrees and what does not, in words: of the data that GET /open/funds/{id}.json answers. */
export function check(fund: unknown): { agrees: string[]; problems: string[] }
/** The same of a list of a period's lines, as investors have it. */
export function checkList(fund: unknown, list: string): Promise<{ agrees: string[]; problems: string[] }>
