import type { NotificationState } from '../bank/notifications.ts'
import { transferRows, type TransferRowView } from '../bank/transfer-rows.ts'
import type { TransferAction } from '../bank/transfers.ts'
import { statusNames, type Standing, type VirtualAccountStatus } from '../bank/virtual-accounts.ts'
import type { DeskParts } from '../desk-parts.ts'
import { companyAccountPart } from './company-account-part.ts'
import { html, type Markup } from './html.ts'
import { options, shortTime, table, yen } from './table.ts'

const shownRows = 50

const accountTones: Record<VirtualAccountStatus, string> = { 1: 'good', 2: 'warn', 3: 'bad' }

const noticeNames: Record<NotificationState, [string, string]> = {
  waiting: ['通知中', 'warn'],
  delivered: ['通知済み', 'good'],
  unsent: ['未送信', 'warn'],
  dropped: ['通知なし（トークン切れ）', 'bad'],
}

export interface BankQuery {
  /** The search among the virtual accounts, the one chosen to be paid to, and the company's account chosen to be looked at. */
  account: string
  pay: string
  company: string
}

/** 銀行窓口: who may pay where, what came in, what goes out. */
export function bankSection(parts: DeskParts, { account: search, pay: chosen, company }: BankQuery): Markup {
  const { transfers, notifications, grants } = parts
  return html`
    <p>
      <span class="badge ${grants.current() === undefined ? 'bad' : 'good'}">${grants.current() === undefined ? 'API連携なし' : 'API連携中'}</span>
      <span class="badge ${notifications.isSubscribed ? 'good' : 'warn'}">${notifications.isSubscribed ? '入金通知あり' : '入金通知なし'}</span>
    </p>
    <div class="columns two">
      <div>${depositForm(parts, chosen)}</div>
      <div class="card">${accountList(parts, search)}</div>
    </div>
    <div class="columns">
      <div class="card">${depositList(parts)}</div>
      <div class="card">${approvalForm(transfers.isAutomatic)}${transferList(parts)}</div>
    </div>
    ${companyAccountPart(parts, company)}`
}

function depositForm({ accounts }: DeskParts, chosen: string): Markup {
  const usable = accounts
    .list()
    .filter(({ status }) => status === '1')
    .slice(-200)
    .toReversed()
  return html`<form class="card" method="post" action="/page/deposits">
    <h3 class="caption">入金する</h3>
    <div class="fields">
      <label>支店コード<input name="branch_cd" required inputmode="numeric" maxlength="3" value="502"></label>
      <label>口座番号<input name="account_number" required inputmode="numeric" maxlength="7" list="usable-accounts" autocomplete="off" placeholder="1000001" value="${chosen}"></label>
      <label>金額（円）<input name="amount" required inputmode="numeric" value="100000"></label>
      <label>振込依頼人名<input name="remitter_name" required maxlength="48" value="ヤマダ タロウ"></label>
      <label>振込日時（省略すると現在）<input name="transfer_at" type="datetime-local" step="1"></label>
    </div>
    <datalist id="usable-accounts">${usable.map(({ account }) => html`<option value="${account.number}">${account.holderName}</option>`)}</datalist>
    <div class="actions"><button>入金する</button></div>
  </form>`
}

function accountList({ accounts, deposits }: DeskParts, search: string): Markup {
  const all = accounts.list().toReversed()
  const found = all.filter(
    ({ account }) => search === '' || `${account.number} ${account.holderName} ${account.id}`.includes(search),
  )
  const shown = found.slice(0, shownRows)
  return html`<form method="get" action="/#bank" class="actions inline" role="search" aria-label="口座">
      <label>口座を探す（番号・名義）<input name="account" value="${search}" type="search"></label>
      <button class="quiet">探す</button>
    </form>
    ${table<Standing>(
      `振込入金口座 ${found.length}件${found.length > shown.length ? `（新しい${shown.length}件を表示）` : ''}`,
      shown,
      [
        {
          title: '口座',
          cell: ({ account }) =>
            html`<a class="code nowrap" href="${chooseLink(account.number, search)}">${account.branchCode}-${account.number}</a>`,
        },
        { title: '名義', cell: ({ account }) => account.holderName },
        {
          title: '入金',
          isNumber: true,
          cell: ({ account }) => yen(deposits.ofAccount(account.id).reduce((sum, { amount }) => sum + amount, 0)),
        },
        {
          title: '状態',
          cell: ({ status }) => html`<span class="badge ${accountTones[status]}">${statusNames[status]}</span>`,
        },
      ],
      search === '' ? 'まだ発行されていません。サービスが発行すると、ここに並びます。' : '見つかりません。',
    )}`
}

/** Puts the account's number into the deposit form. */
function chooseLink(number: string, search: string): string {
  return `/?${new URLSearchParams({ ...(search !== '' && { account: search }), pay: number })}#bank`
}

function depositList({ deposits, notifications }: DeskParts): Markup {
  const all = deposits.list().toReversed()
  return table(
    `入金 ${all.length}件`,
    all.slice(0, shownRows),
    [
      { title: '日時', cell: ({ transferredAt }) => shortTime(transferredAt) },
      {
        title: '口座',
        cell: ({ accountId }) => html`<span class="code nowrap">${accountId.slice(0, 3)}-${accountId.slice(3)}</span>`,
      },
      { title: '依頼人', cell: ({ remitterName }) => remitterName },
      { title: '金額', isNumber: true, cell: ({ amount }) => yen(amount) },
      {
        title: '通知',
        cell: ({ id }) => {
          const [name, tone] = noticeNames[notifications.stateOf(id) ?? 'waiting']
          return html`<span class="badge ${tone}">${name}</span>`
        },
      },
    ],
    '入金はまだありません。',
  )
}

function approvalForm(isAutomatic: boolean): Markup {
  return html`<form method="post" action="/page/approval" class="actions inline">
    <label>振込の承認<select name="mode">${options(
      [
        ['auto', '自動で承認する'],
        ['manual', 'この窓口で承認する'],
      ],
      isAutomatic ? 'auto' : 'manual',
    )}</select></label>
    <button class="quiet">変更する</button>
  </form>`
}

function transferList({ transfers, clock }: DeskParts): Markup {
  const rows = transferRows(transfers, clock.now())
  return table<TransferRowView>(
    `サービスからの振込 ${rows.length}件`,
    rows.slice(0, shownRows),
    [
      { title: '受付', cell: (row) => html`${shortTime(row.requested_at)}<small class="code">${row.apply_no}</small>` },
      {
        title: '振込先',
        cell: (row) =>
          html`${row.account_name}<small class="code">${row.bank_cd}-${row.branch_cd} ${row.account_number}</small>`,
      },
      { title: '金額', isNumber: true, cell: (row) => yen(row.amount) },
      { title: '指定日', cell: (row) => html`<span class="nowrap code">${row.booked_date}</span>` },
      { title: '状態', cell: (row) => html`<span class="badge ${toneOf(row)}">${statusText(row)}</span>` },
      { title: '操作', cell: transferActionsFor },
    ],
    '振込はまだありません。',
  )
}

function statusText({ trouble, is_held: isHeld, status, status_name: name }: TransferRowView): string {
  if (trouble === 'returned') return '資金返却'
  if (trouble === 'bounced') return '振込不能（返却前）'
  return isHeld && status === '12' ? '保留中' : name
}

function toneOf({ status, trouble }: TransferRowView): string {
  if (trouble !== null || ['3', '5', '8', '22', '40'].includes(status)) return 'bad'
  return status === '20' ? 'good' : 'info'
}

function transferActionsFor(row: TransferRowView): Markup {
  const byStatus: Record<string, [TransferAction, string][]> = {
    2: [
      ['approve', '承認'],
      ['reject', '差戻し'],
    ],
    11: [['fail', '不能にする']],
    12: [
      row.is_held ? ['approve', '再開'] : ['hold', '保留'],
      ['fail', '不能にする'],
      ['bounce', '不能にする（返却前）'],
    ],
    20: [
      ['bounce', '不能にする（返却前）'],
      ['return', '返却する'],
    ],
    30: [
      ['bounce', '不能にする（返却前）'],
      ['return', '返却する'],
    ],
  }
  const waits: [TransferAction, string][] =
    row.trouble === 'bounced' && (row.status === '20' || row.status === '30') ? [['return', '返却する']] : []
  const actions = row.trouble === null ? (byStatus[row.status] ?? []) : waits
  return html`<form method="post" action="/page/transfers/${row.apply_no}" class="actions inline">
    <input type="hidden" name="item_id" value="${row.item_id}">
    ${actions.map(([action, name]) => html`<button class="quiet small" name="action" value="${action}">${name}</button>`)}
  </form>`
}
