/** Text that no list closes: what a person wrote, or what came from outside and may be anything. Fields that hold a word of a list have the list's type. */
export type FreeText = string
