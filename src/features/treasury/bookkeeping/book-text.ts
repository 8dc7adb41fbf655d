import { sql, type RawBuilder } from 'kysely'

/** What operators call a book, in SQL: its fund's name, or whose it is. @param column of the book. */
export const bookInWords = (column: RawBuilder<unknown>): RawBuilder<string> => sql`case ${column}
    when 'operator' then '運営者' when 'unassigned' then '内容が分からない入出金' when 'legacy' then '帳簿を分ける前'
    else coalesce((select fund.name from fund where 'fund:' || fund.id = ${column}), ${column}) end`
