import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** To the page of a member whom a record names by id. */
export function MemberLink({ id, children }: { id: string; children: ReactNode }) {
  return <Link to={`/itoadmintool/members/id/${id}`}>{children}</Link>
}

/** To an application by its number, `12-0107`, with its details open. */
export function ApplicationLink({ number, id }: { number: string; id: string }) {
  return (
    <Link
      className="no-break"
      to={`/itoadmintool/applications?${new URLSearchParams({ search: number, id }).toString()}`}
    >
      {number}
    </Link>
  )
}

/** After a proposal: the way to what a colleague decides on. */
export function Proposed({ id, children = '承認待ちの提案を見る' }: { id: string | undefined; children?: string }) {
  if (id === undefined) return null
  return (
    <p role="status">
      <Link to={`/itoadmintool/approvals?id=${id}`}>{children}</Link>
    </p>
  )
}

export function FundLink({ id, children }: { id: string; children: ReactNode }) {
  return <Link to={`/itoadmintool/funds/${id}`}>{children}</Link>
}

/** To where a record's money came from and went. */
export function TrailLink({
  kind,
  id,
  children,
}: {
  kind: 'investment' | 'deposit' | 'payout'
  id: string
  children: ReactNode
}) {
  const query = new URLSearchParams({ view: 'trail', ...(kind !== 'investment' && { kind }), number: id })
  return <Link to={`/itoadmintool/ledger?${query.toString()}`}>{children}</Link>
}

/** Where a kind of record is seen, as the audit log and proposals name them. */
const places: Readonly<Record<string, (id: string) => string>> = {
  bank_statement_line: (id) => `ledger?view=lines&line=${id}`,
  campaign: (id) => `mails/${id}`,
  deposit: (id) => `deposits?id=${id}`,
  distribution_share: (id) => `ledger?view=trail&kind=distribution_share&number=${id}`,
  enquiry: (id) => `enquiries?number=${id}`,
  fund: (id) => `funds/${id}`,
  fund_message: (id) => `project/messages?id=${id}`,
  investment: (id) => `ledger?view=trail&number=${id}`,
  journal_entry: (id) => `ledger?view=entries&entry_number=${id}&entry=${id}`,
  member: (id) => `members/id/${id}`,
  payout: (id) => `ledger?view=trail&kind=payout&number=${id}`,
  payout_batch: (id) => `payouts/${id}`,
  property: (id) => `properties/${id}`,
  proposal: (id) => `approvals?id=${id}`,
  refund: (id) => `ledger?view=trail&kind=refund&number=${id}`,
}

/** To a record by its kind and number, where it has a place of its own; its name alone elsewhere. */
export function RecordLink({ type, id, children }: { type: string; id: string; children: ReactNode }) {
  const place = places[type]
  return place === undefined ? <>{children}</> : <Link to={`/itoadmintool/${place(id)}`}>{children}</Link>
}
