import { Link } from 'react-router'
import { ACCOUNT_ENTRY_KINDS } from '../../../../../domain/treasury/account-entry-words.ts'
import { STATEMENT_DIFFERENCES } from '../../../../../domain/treasury/statement-difference-words.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortDay, shortTime } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { OwnerForm } from '../suspense/owner-form.tsx'
import { OwnerMistake } from '../suspense/owner-mistake.tsx'
import { correctableKindsOf } from './entry-kinds.ts'
import { explainFundLineDocument, type AccountEntry, type WaitingPlan } from './ledger-queries.ts'
import { ClassifiedFundLine } from './classified-fund-line.tsx'
import { CorrectForm, ExplainForm, type ExplainFormProps } from './explain-form.tsx'
import { ReturnMistake } from './return-mistake.tsx'

interface ExplainPanelProps extends ExplainFormProps {
  /** Planned payments whose line has not come. */
  plans: readonly WaitingPlan[]
  /** Whether the next such line explains itself already. */
  hasRule: boolean
  onClose: () => void
}

interface UnknownMoneyProps {
  entry: AccountEntry
  explanation: NonNullable<AccountEntry['explanation']>
  onDone: () => void
}

/** One line of the account: what an operator says it was, with the reason; a mistake is classified anew and booked by reversal. */
export function ExplainPanel({
  entry,
  suspense,
  funds,
  units,
  owed,
  plans,
  hasRule,
  lastReason,
  onReason,
  onClose,
  onDone,
}: ExplainPanelProps) {
  const now = useNow()
  const { explanation } = entry
  return (
    <SidePanel title={`入出金 番号${entry.id}`} onClose={onClose} record={`bank_statement_line:${entry.id}`}>
      <FactList
        facts={[
          { label: '日付', value: <time dateTime={entry.transacted_on}>{shortDay(entry.transacted_on, now)}</time> },
          { label: entry.amount > 0 ? '入金' : '出金', value: <b>{figure(Math.abs(entry.amount))}円</b> },
          { label: '銀行の摘要', value: entry.remarks || '—' },
          ...(explanation === null
            ? []
            : [
                {
                  label: '内容',
                  value: `${ACCOUNT_ENTRY_KINDS[explanation.kind]}${explanation.is_correction ? '（訂正済み）' : ''}`,
                },
                { label: '理由', value: explanation.reason },
                {
                  label: '登録した人',
                  value: (
                    <>
                      {explanation.explained_by}
                      {'　'}
                      <time dateTime={explanation.explained_at}>{shortTime(explanation.explained_at, now)}</time>
                    </>
                  ),
                },
              ]),
        ]}
      />
      {entry.difference !== null && (
        <Notice title={STATEMENT_DIFFERENCES[entry.difference]}>
          保存しているこの入出金は、最後に読み取った銀行の明細と一致しません。一致するまで、支払いを停止します。
          <Link to="/itoadmintool/ledger?view=balances">違いを見る</Link>
        </Notice>
      )}
      {explanation === null && entry.may_be_batch_id !== null && (
        <Notice title="支払いの結果を待っています">
          この出金は、
          <Link to={`/itoadmintool/payouts/${entry.may_be_batch_id}`}>支払い番号{entry.may_be_batch_id}</Link>
          のものかもしれません。結果が分かってから登録します。
        </Notice>
      )}
      {entry.proposal_id !== null && (
        <Notice title="ほかの運営者の承認を待っています">
          <Link to={`/itoadmintool/approvals?id=${entry.proposal_id}`}>承認待ちの内容を見る（取り下げ・差し戻し）</Link>
        </Notice>
      )}
      {explanation === null && entry.proposal_id === null && entry.may_be_batch_id === null && (
        <>
          {plans
            .filter(({ amount, state }) => state === 'waiting' && amount === -entry.amount)
            .map((plan) => (
              <PlannedLine key={plan.id} entry={entry} plan={plan} onDone={() => onDone([entry.id])} />
            ))}
          <ExplainForm
            entry={entry}
            suspense={suspense}
            funds={funds}
            units={units}
            owed={owed}
            lastReason={lastReason}
            onReason={onReason}
            onDone={onDone}
          />
        </>
      )}
      {explanation !== null && explanation.fund_line !== null && (
        <ClassifiedFundLine
          classified={explanation.fund_line}
          funds={funds}
          explanationId={explanation.id}
          hasRule={hasRule || entry.proposal_id !== null}
          onDone={() => onDone([])}
        />
      )}
      {explanation !== null &&
        entry.proposal_id === null &&
        correctableKindsOf(entry.amount).includes(explanation.kind) && (
          <CorrectForm
            entry={entry}
            funds={funds}
            units={units}
            owed={owed}
            explanationId={explanation.id}
            onDone={() => onDone([])}
          />
        )}
      {explanation !== null && <UnknownMoney entry={entry} explanation={explanation} onDone={() => onDone([])} />}
      {explanation?.kind === 'payout_returned' && entry.proposal_id === null && (
        <ReturnMistake explanationId={explanation.id} onDone={() => onDone([])} />
      )}
    </SidePanel>
  )
}

/** Money whose owner was not known: whose it is, or that the one who was found is the wrong one. */
function UnknownMoney({ entry, explanation, onDone }: UnknownMoneyProps) {
  const { suspense, found_owner: owner } = explanation
  if (owner !== null) return <OwnerMistake owner={owner} amount={entry.amount} onDone={onDone} />
  if (suspense === null) return null
  if (suspense.proposal_id !== null)
    return (
      <p>
        <Link to={`/itoadmintool/approvals?id=${suspense.proposal_id}`}>
          承認待ちの照合を見る（取り下げ・差し戻し）
        </Link>
      </p>
    )
  return <OwnerForm bankLineId={suspense.bank_line_id} amount={entry.amount} onDone={onDone} />
}

/** A planned payment of the same sum whose payee the bank names otherwise, or that left on another day: two people say that this line is it. */
function PlannedLine({ entry, plan, onDone }: { entry: AccountEntry; plan: WaitingPlan; onDone: () => void }) {
  const now = useNow()
  const form = useActForm(explainFundLineDocument, {
    initial: {},
    name: '支払予定の明細',
    done: '内容を提案しました。ほかの運営者が承認すると、帳簿に記録されます。',
    onDone,
    variables: () => ({
      input: {
        id: entry.id,
        plan_id: plan.id,
        counterparty: plan.counterparty,
        paid_by: 'fund' as const,
        parts: [
          {
            project_id: plan.project_id,
            kind: plan.kind,
            cost_kind: plan.cost_kind,
            amount: -plan.amount,
            about: plan.about,
          },
        ],
        reason: `支払予定${plan.id}の支払いのため`,
      },
    }),
  })
  return (
    <ActForm form={form} variant="outlined" button="この支払予定の明細として提案する">
      <Notice title={`支払予定${plan.id}と、金額が同じです`}>
        {shortDay(plan.pay_on, now)}　{plan.payee}　{plan.text}
      </Notice>
    </ActForm>
  )
}
