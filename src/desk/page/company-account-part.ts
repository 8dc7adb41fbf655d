import type { MonthlyMovement } from '../bank/monthly-movements.ts'
import type { RealAccount } from '../bank/real-account.ts'
import type { DeskParts } from '../desk-parts.ts'
import { html, type Markup } from './html.ts'
import { options, shortTime, table, yen } from './table.ts'

const shownLines = 20

interface Act {
  name: string
  direction: 'in' | 'out'
  amountLabel: string
  amount: number
  counterpartyLabel: string
  /** Of whom the money comes or goes to, where the page shall propose somebody; the company itself without. */
  counterparty?: string
  /** How the bank calls such a line. */
  text: string
}

/** What happens on a fund's account, as buttons. */
const acts: readonly Act[] = [
  {
    name: '家賃が入る',
    direction: 'in',
    amountLabel: '家賃（円）',
    amount: 80_000,
    counterpartyLabel: '入居者',
    counterparty: 'サトウ ハナコ',
    text: '振込',
  },
  {
    name: '費用を払う',
    direction: 'out',
    amountLabel: '費用（円）',
    amount: 12_000,
    counterpartyLabel: '支払先',
    counterparty: 'イトカンリ(カ',
    text: '口座振替',
  },
  {
    name: '物件が売れる',
    direction: 'in',
    amountLabel: '売却価格（円）',
    amount: 40_000_000,
    counterpartyLabel: '買主',
    counterparty: 'アオバフドウサン(カ',
    text: '振込',
  },
  {
    name: '運営者が入金する',
    direction: 'in',
    amountLabel: '入る額（円）',
    amount: 1_000_000,
    counterpartyLabel: '依頼人',
    text: '振込',
  },
  {
    name: '運営者が出金する',
    direction: 'out',
    amountLabel: '出る額（円）',
    amount: 1_000_000,
    counterpartyLabel: '振込先',
    text: '振込',
  },
]

/** 会社の口座: the accounts, what can happen on the chosen one, and its latest lines. */
export function companyAccountPart(parts: DeskParts, chosenId: string): Markup {
  const { companyAccounts } = parts
  const chosen = companyAccounts.find(chosenId) ?? companyAccounts.collecting
  return html`
    <h3 id="company">会社の口座</h3>
    <div class="columns two">
      <div>
        <div class="card">${accountList(parts, chosen)}</div>
        ${openForm()}
        ${companyAccounts.list().length > 1 && transferForm(parts, chosen)}
      </div>
      <div>
        <div class="card">
          <h3 class="caption">${chosen.holderName} <span class="code nowrap">${written(chosen)}</span></h3>
          <div class="acts">${acts.map((act) => actForm(act, chosen))}</div>
        </div>
        ${monthlyForm(parts, chosen)}
      </div>
    </div>
    <div class="columns"><div class="card">${lineList(parts, chosen)}</div></div>`
}

const written = ({ branchCode, number }: RealAccount): string => `${branchCode}-${number}`

function accountList({ companyAccounts, statement, clock }: DeskParts, chosen: RealAccount): Markup {
  return table(
    '口座を選ぶ',
    companyAccounts.list(),
    [
      {
        title: '口座',
        cell: (account) =>
          html`<a class="code nowrap" href="/?${new URLSearchParams({ company: account.id }).toString()}#company"${account.id === chosen.id && html` aria-current="true"`}>${written(account)}</a><small>${account.holderName}</small>`,
      },
      { title: '残高', isNumber: true, cell: (account) => yen(statement.balance(clock.now(), account)) },
    ],
    '',
  )
}

function openForm(): Markup {
  return html`<form class="card" method="post" action="/page/company-accounts">
    <h3 class="caption">口座を開く</h3>
    <div class="fields">
      <label>口座の呼び名<input name="name" required maxlength="30" placeholder="1号ファンド口"></label>
      <label>開設時の残高（円）<input name="opening_balance" required inputmode="numeric" value="0"></label>
    </div>
    <div class="actions"><button class="quiet">口座を開く</button></div>
  </form>`
}

function transferForm({ companyAccounts }: DeskParts, chosen: RealAccount): Markup {
  const others = companyAccounts.list().filter(({ id }) => id !== chosen.id)
  return html`<form class="card" method="post" action="/page/own-transfers">
    <h3 class="caption">自社の口座へ振り替える</h3>
    <input type="hidden" name="from" value="${chosen.id}">
    <div class="fields">
      <label>振替先<select name="to">${options(others.map((account) => [account.id, `${written(account)} ${account.holderName}`] as const))}</select></label>
      <label>振替額（円）<input name="amount" required inputmode="numeric" value="100000"></label>
    </div>
    <div class="actions"><button class="quiet">振り替える</button></div>
  </form>`
}

function actForm(act: Act, account: RealAccount): Markup {
  return html`<form method="post" action="/page/lines" class="act">
    <input type="hidden" name="account" value="${account.id}"><input type="hidden" name="text" value="${act.text}">
    <label>${act.amountLabel}<input name="amount" required inputmode="numeric" value="${act.amount}"></label>
    <label>${act.counterpartyLabel}<input name="counterparty" maxlength="48" value="${act.counterparty ?? account.holderNameKana}"></label>
    <button${act.direction === 'out' && html` class="quiet"`} name="direction" value="${act.direction}">${act.name}</button>
  </form>`
}

/** The switch: a rent and a fee that come every month while the clock moves on. */
function monthlyForm({ monthlyMovements }: DeskParts, account: RealAccount): Markup {
  const movements = monthlyMovements.of(account.id)
  const isOn = movements.length > 0
  return html`<form class="card" method="post" action="/page/monthly">
    <h3 class="caption">毎月の家賃と管理費を自動で <span class="badge ${isOn ? 'good' : ''}">${isOn ? '入' : '切'}</span></h3>
    <input type="hidden" name="account" value="${account.id}">
    ${isOn && html`<ul class="plain">${movements.map((movement) => html`<li>${movementText(movement)}</li>`)}</ul>`}
    <div class="fields">
      <label>家賃（円）<input name="rent" inputmode="numeric" value="80000"></label>
      <label>入居者<input name="tenant" maxlength="48" value="サトウ ハナコ"></label>
      <label>管理費（円）<input name="cost" inputmode="numeric" value="8000"></label>
      <label>支払先<input name="payee" maxlength="48" value="イトカンリ(カ"></label>
      <label>毎月の日<input name="day" required inputmode="numeric" value="27"></label>
    </div>
    <p class="hint">時計が進むと、その日（銀行の休業日なら翌営業日）の午前9時に動きます。残高が足りない月の管理費は引き落とされません。</p>
    <div class="actions"><button class="quiet" name="switch" value="on">${isOn ? '内容を変える' : '自動にする'}</button>${isOn && html`<button class="quiet" name="switch" value="off">自動をやめる</button>`}</div>
  </form>`
}

function movementText({ direction, amount, text, day }: MonthlyMovement): string {
  return `毎月${day}日 ${text} ${yen(amount)}の${direction === 'in' ? '入金' : '出金'}`
}

function lineList({ statement, clock }: DeskParts, account: RealAccount): Markup {
  const lines = statement.lines(clock.now(), account).toReversed()
  return table(
    `${written(account)} の明細 ${lines.length}件${lines.length > shownLines ? `（新しい${shownLines}件を表示）` : ''}`,
    lines.slice(0, shownLines),
    [
      { title: '日時', cell: ({ at }) => shortTime(at) },
      { title: '摘要', cell: ({ text }) => text },
      { title: '入金', isNumber: true, cell: ({ direction, amount }) => (direction === 'in' ? yen(amount) : '') },
      { title: '出金', isNumber: true, cell: ({ direction, amount }) => (direction === 'out' ? yen(amount) : '') },
      { title: '残高', isNumber: true, cell: ({ balance }) => yen(balance) },
    ],
    'まだ動きがありません。',
  )
}
