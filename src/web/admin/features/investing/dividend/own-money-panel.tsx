import { Link } from 'react-router'
import { ownMoneyList, ownPartList } from '../../../../../domain/tables/performance.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { FieldGroup, RadioRows, TextField } from '../../../../ui/field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { figure, shortTime } from '../../../ui/admin-format.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { typedYen } from '../../../ui/typed-yen.ts'
import {
  proposeContributionDocument,
  proposeContributionReturnDocument,
  proposeLateResultDocument,
  proposeWindingUpDocument,
  type OwnMoney,
  type WindingUp,
} from './fund-result-queries.ts'
import { SupplementAct } from './supplement-act.tsx'
import styles from './fund-result.module.css'

type Part = OwnMoney['parts'][number]
type Change = OwnMoney['changes'][number]

const proposed = '提案しました。ほかの運営者が承認すると実行されます。'

interface OwnMoneyPanelProps {
  fundId: string
  money: OwnMoney
  windingUp: WindingUp
  onChange: () => void
}

/** What the operator has in the fund, and the fund's end, which comes when nothing of anybody is left in its book. */
export function OwnMoneyPanel({ fundId, money, windingUp, onChange }: OwnMoneyPanelProps) {
  return (
    <>
      {(!money.parts.every(isEmpty) || money.changes.length > 0 || money.may_return) && (
        <Parts fundId={fundId} money={money} onChange={onChange} />
      )}
      <End fundId={fundId} windingUp={windingUp} onChange={onChange} />
    </>
  )
}

/** What is still to be paid in before the start, what goes back at the end, and how it came about. */
function Parts({ fundId, money, onChange }: Omit<OwnMoneyPanelProps, 'windingUp'>) {
  const now = useNow()
  const missing = money.parts.filter((part) => part.missing > 0)
  return (
    <Panel title="当社の出資" note="損失は上から順に負担し、返還は下から順に受けます" tight>
      <DataTable
        caption="当社の出資の内訳"
        columns={partColumnsAt(now)}
        rows={money.parts.filter((part) => !isEmpty(part))}
        rowKey={({ name }) => name}
        empty="すべて返還されています"
      />
      {money.changes.length > 0 && (
        <DataTable
          caption="当社の出資の経緯"
          columns={changeColumnsAt(now)}
          rows={money.changes}
          rowKey={({ entry_id: id, name }) => `${id} ${name}`}
          empty="まだありません"
        />
      )}
      {money.is_open && missing.length > 0 && (
        <div className={styles.within}>
          <Contribution fundId={fundId} missing={missing} available={money.available} onChange={onChange} />
        </div>
      )}
      {money.may_return && (
        <div className={styles.within}>
          <Return fundId={fundId} money={money} onChange={onChange} />
        </div>
      )}
    </Panel>
  )
}

/** Nothing to say before the principal has gone back. */
function End({ fundId, windingUp, onChange }: Omit<OwnMoneyPanelProps, 'money'>) {
  const now = useNow()
  const {
    wound_up_at: woundUpAt,
    may_wind_up: mayWindUp,
    late_result: late,
    has_late_result: hasLate,
    supplement,
    left,
  } = windingUp
  if (woundUpAt === null && !mayWindUp && left.length === 0 && !hasLate) return null
  return (
    <Panel title="清算" note={woundUpAt === null ? undefined : `結了 ${shortTime(woundUpAt, now)}`}>
      {left.length > 0 && (
        <>
          <p>ファンドの帳簿に、次の残高があります。すべて0円になると、清算結了を記録できます。</p>
          <FactList
            facts={left.map(({ account, amount }) => ({ label: account, value: `${figure(Math.abs(amount))}円` }))}
          />
        </>
      )}
      {woundUpAt !== null && left.length === 0 && <p>ファンドの帳簿は、すべての勘定が0円です。</p>}
      {supplement !== null && (
        <SupplementAct fundId={fundId} late={late} supplement={supplement} done={proposed} onChange={onChange} />
      )}
      {hasLate && supplement === null && (
        <AskedAct
          document={proposeLateResultDocument}
          variables={{ id: fundId }}
          words={{ name: '最後の計算期間の後の収支', done: proposed, onDone: onChange }}
          button={late < 0 ? '後からの不足を運営者が負担する' : '後からの収入を当社の取り分にする'}
          question={
            late < 0
              ? '最後の計算期間の後の不足を、運営者が負担することを提案しますか？'
              : '最後の計算期間の後の収入を、当社の取り分にすることを提案しますか？'
          }
          facts={[{ label: '収入から費用を引いた額', value: `${figure(late)}円` }]}
          confirm="提案する"
        >
          <p>
            {late < 0
              ? '運営者の立て替えのうち、この額は返還を受けません。立て替えが足りないときは、先に帳簿の「支払予定・未払費用」から入金します。'
              : '投資家の元本の回復や分配に充てる額がないときに、提案できます。'}
          </p>
        </AskedAct>
      )}
      {mayWindUp && (
        <AskedAct
          document={proposeWindingUpDocument}
          variables={{ id: fundId, reason: '' }}
          words={{ name: '清算結了', done: proposed, onDone: onChange }}
          button="清算結了の記録を提案する"
          question="清算結了の記録を提案しますか？"
          facts={[{ label: 'ファンドの帳簿', value: 'すべての勘定が0円' }]}
          confirm="提案する"
        />
      )}
    </Panel>
  )
}

const isEmpty = ({ contributed, missing }: Part): boolean => contributed === 0 && missing === 0

const partColumnsAt = (now: number): Column<Part>[] =>
  pageColumns(ownPartList, now, {
    missing: ({ missing }) => (missing === 0 ? '—' : figure(missing)),
  })

const changeColumnsAt = (now: number): Column<Change>[] =>
  pageColumns(ownMoneyList, now, {
    text: ({ text, name, people }) => (
      <>
        {text}
        <br />
        <small>{[name, ...people].join('・')}</small>
      </>
    ),
  })

interface ContributionProps {
  fundId: string
  missing: readonly Part[]
  /** Of the operator's own money, whole yen. */
  available: number
  onChange: () => void
}

function Contribution({ fundId, missing, available, onChange }: ContributionProps) {
  // The published part first.
  const [first] = missing
  const shortOf = (typed: string): number => (typedYen(typed) ?? 0) - available
  const form = useActForm(proposeContributionDocument, {
    initial: { name: first?.name ?? '', amount: String(first?.missing ?? ''), reason: '' },
    name: '当社の出資',
    done: proposed,
    onDone: onChange,
    notReady({ amount }) {
      if (typedYen(amount) === null) return '金額を入力してください。'
      return shortOf(amount) > 0 && '運営者の資金が不足しています。'
    },
    variables({ name, amount, reason }) {
      const part = missing.find((each) => each.name === name)?.part
      return part ? { id: fundId, part, amount: typedYen(amount) ?? 0, reason } : null
    },
  })
  const { field } = form
  const short = shortOf(form.values.amount)
  const choose = (name: string) =>
    form.set({ name, amount: String(missing.find((part) => part.name === name)?.missing ?? '') })
  return (
    <details className={styles.more} open>
      <summary>当社の出資を払い込む</summary>
      <ActForm form={form} button="払い込みを提案する">
        <p>
          運営者の資金（使える額{figure(available)}
          円）から、ファンドの帳簿へ移します。払い込まないまま運用を開始すると、不足額は運用開始と同時に払い込まれます。
        </p>
        <FieldGroup label="区分">
          <RadioRows
            name="part"
            chosen={form.values.name}
            onChange={({ target }) => choose(target.value)}
            choices={missing.map((part) => ({
              value: part.name,
              label: `${part.name}　不足${figure(part.missing)}円`,
            }))}
          />
        </FieldGroup>
        <TextField
          label="金額"
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          width="amount"
          after={<span className={styles.unit}>円</span>}
          {...field('amount')}
        />
        {short > 0 && (
          <Notice tone="warning" title={`運営者の資金が${figure(short)}円不足しています`}>
            先に{figure(short)}円を口座に入金し、「口座の入出金」で内容を登録してください。
          </Notice>
        )}
        <TextField label="理由" name="contribution_reason" requirement="optional" {...field('reason')} />
      </ActForm>
    </details>
  )
}

function Return({ fundId, money, onChange }: Omit<OwnMoneyPanelProps, 'windingUp'>) {
  const parts = money.parts.filter(({ contributed }) => contributed > 0).toReversed()
  const act = parts.length > 0 ? '当社の出資の返還' : '対象不動産の引取り'
  const property = { label: '引き取る対象不動産（取得原価）', value: `${figure(money.property_left)}円` }
  const above = { label: '評価額が取得原価を上回る額', value: `${figure(money.property_above)}円` }
  if (money.property_problem !== null)
    return (
      <Notice tone="warning" title={`${act}は、まだ提案できません`}>
        <p>{money.property_problem}</p>
        <Link to="/itoadmintool/properties">物件を開く</Link>
      </Notice>
    )
  return (
    <AskedAct
      document={proposeContributionReturnDocument}
      variables={{ id: fundId, reason: '' }}
      words={{ name: act, done: proposed, onDone: onChange }}
      button={`${act}を提案する`}
      question={`${act}を提案しますか？`}
      facts={[
        ...parts.map(({ name, contributed }) => ({ label: name, value: `${figure(contributed)}円` })),
        ...(money.property_left > 0 ? [property] : []),
        ...(money.property_above > 0 ? [above] : []),
      ]}
      confirm="提案する"
    >
      <p>
        投資家の元本は、すべて支払われています。残っている対象不動産は、取得原価で当社が引き取ります。
        {money.property_above > 0 &&
          '第三者による評価額が取得原価を上回る額も当社が支払い、ファンドの収入として追加分配の対象になります。'}
      </p>
    </AskedAct>
  )
}
