/** The same, to be built up step by step. */
export type Mutable<T> = {
  -readonly [Key in keyof T]: T[Key] extends readonly (infer Each)[]
    ? { -readonly [Own in keyof Each]: Each[Own] }[]
    : T[Key]
}
