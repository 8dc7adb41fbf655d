import type { Insertable, Selectable } from 'kysely'
import { type CompleteFundDraft, type FundDraft, completeDraft } from '../../../domain/funds/fund-draft.ts'
import { keptPictures } from '../../../domain/records/fund-picture.ts'
import { fromColumns, fromKept, tidied, toColumns } from '../../../domain/records/field.ts'
import { fundFields, type FundFieldName } from '../../../domain/records/fund.ts'
import type { Fund, JsonObject } from '../../../platform/database/types.ts'

/** Columns of the table `fund` that hold a field each; an entry whose column is not one of the table's does not compile. */
export type FundFieldColumn = (typeof fundFields)[FundFieldName]['column']

type FundColumns = Pick<Insertable<Fund>, FundFieldColumn | 'detail' | 'disclosure' | 'pictures'>

/** A draft as the columns of its fund. */
export function toFundColumns(draft: FundDraft): FundColumns {
  const complete = completeDraft(draft)
  return {
    ...toColumns(fundFields, tidied(fundFields, complete)),
    detail: complete.detail,
    disclosure: JSON.stringify(complete.disclosure),
    pictures: JSON.stringify(complete.pictures),
  }
}

/** A fund's row as the draft it came from. */
export function draftOfRow(row: Selectable<Fund>): CompleteFundDraft {
  return {
    ...fromColumns(fundFields, row),
    detail: row.detail,
    disclosure: row.disclosure as CompleteFundDraft['disclosure'],
    pictures: keptPictures(row.pictures),
  }
}

/** As a version or a proposal keeps it: instants as text in UTC, everything else as it is. */
export function toStoredContent(draft: FundDraft): JsonObject {
  const complete = completeDraft(draft)
  return JSON.parse(JSON.stringify({ ...complete, ...tidied(fundFields, complete) })) as JsonObject
}

/** What was kept before a field existed says nothing of it. */
export function fromStoredContent(content: JsonObject): CompleteFundDraft {
  const { detail, disclosure, pictures } = content as unknown as CompleteFundDraft
  return { ...fromKept(fundFields, content), detail, disclosure, pictures: keptPictures(pictures) }
}
