import { toDatabaseId } from '../../features/core/graphql/results.ts'

/** The fund that a file's address asks for; null where it asks for none, and no fund where it asks for one that cannot be. */
export const fundOf = (text: string | undefined): number | null =>
  text === undefined ? null : (toDatabaseId(text) ?? -1)
