import { Link } from 'react-router'
import { useQuery } from 'urql'
import { useNow } from '../../../../app/time/now.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { RISK_LEVELS } from '../../../../../domain/back-office/member-risk/risk-words.ts'
import { memberTable } from '../../../../../domain/tables/members.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { figure } from '../../../ui/admin-format.ts'
import { CsvButton } from '../../../ui/csv-button.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FilterBar, SelectFilter, TextFilter } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { memberStatusWords, screeningWords, wordOf } from '../../../../../domain/people/people-words.ts'
import { filtersOf, useTableAddress } from '../../../ui/table-address.ts'
import { membersDocument, type MemberRow } from './member-queries.ts'

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const identityChoices = [
  { value: 'approved', label: '完了' },
  { value: 'submitted', label: '審査中' },
  { value: 'none', label: '未済' },
]

function identityText(member: MemberRow): string {
  if (member.identity_approved_at !== null) return '完了'
  return member.identity_submitted_at === null ? '未済' : '審査中'
}

const columnsAt = (now: number): Column<MemberRow>[] =>
  pageColumns(memberTable, now, {
    number: ({ number }) => <Link to={`/itoadmintool/members/${number}`}>{number}</Link>,
    name: ({ name, kana, role }) => (
      <>
        {name}
        {role === 'admin' && '（運営者）'}
        <br />
        <small>{kana}</small>
      </>
    ),
    // The API has masked them.
    email: ({ email }) => email,
    tel: ({ tel }) => tel,
    identity: identityText,
    screening: ({ screening }) =>
      screening === 'clear' ? (
        wordOf(screeningWords, screening)
      ) : (
        <Tag tone="warning">{screening === null ? '未実施' : wordOf(screeningWords, screening)}</Tag>
      ),
  })

const toneOf = ({ status }: MemberRow) => (status === 'held' ? 'held' : status === 'suspended' ? 'refused' : undefined)

/** Who is a member: searched, filtered, and each one a page of his own. */
export function MembersPage() {
  const address = useTableAddress()
  const now = useNow()
  const filter = filtersOf(memberTable, address)
  const variables = { filter, sort: address.sort, descending: address.descending, page: address.page }
  const [{ data }] = useQuery({ query: membersDocument, variables, requestPolicy: 'cache-and-network' })
  const page = data?.adminMembers
  const columns = columnsAt(now)
  return (
    <AdminPage
      title="会員"
      note={page === undefined ? undefined : `${figure(page.total)}人`}
      actions={<CsvButton table={memberTable} filter={filter} />}
    >
      <Panel tight>
        <FilterBar views={{ table: 'members', address, columns }}>
          <TextFilter label="氏名・会員番号・メール・電話" name="search" address={address} />
          <SelectFilter label="状態" name="status" choices={choicesOf(memberStatusWords)} address={address} />
          <SelectFilter label="本人確認" name="identity" choices={identityChoices} address={address} />
          <SelectFilter
            label="反社チェック"
            name="screening"
            choices={[
              ...choicesOf(screeningWords),
              { value: 'none', label: '未実施' },
              { value: 'due', label: '期限' },
            ]}
            address={address}
          />
          <SelectFilter
            label="取引の確認"
            name="findings"
            choices={[{ value: 'open', label: '確認待ち' }]}
            address={address}
          />
          <SelectFilter
            label="取引の目的・職業など"
            name="law"
            choices={[
              { value: 'official', label: '外国の公的地位の承認待ち' },
              { value: 'none', label: '未回答' },
            ]}
            address={address}
          />
          <SelectFilter label="リスク" name="risk" choices={choicesOf(RISK_LEVELS)} address={address} />
        </FilterBar>
        <DataTable
          caption="会員"
          columns={columns}
          rows={page?.rows}
          rowKey={({ number }) => number}
          empty="該当する会員はいません"
          address={address}
          tone={toneOf}
        />
        <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
      </Panel>
    </AdminPage>
  )
}
