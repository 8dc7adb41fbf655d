import { AUTO_RENEWAL_LABEL, GOAL_LABELS } from '../../../../domain/funds/fund-text.ts'
import { day, goalOf } from '../../../from-api.ts'
import { Chip, Chips, GlossaryChip } from '../../../ui/chip.tsx'
import { formatDate, formatManYen } from '../../../ui/format.ts'
import type { Fund } from './fund-queries.ts'

/** How a fund takes applications, who bears its losses and when it comes into being: terms, each with what it means. */
export function Badges({ fund }: { fund: Fund }) {
  return (
    <Chips>
      {fund.recruit_type === 'lottery' ? (
        <GlossaryChip term="抽選">
          <p>募集終了日の翌日に抽選します。申込順による有利・不利はありません。</p>
          <p>抽選に用いる値のハッシュ値を先に公開し、どなたでも検算できます。</p>
        </GlossaryChip>
      ) : (
        <Chip>先着</Chip>
      )}
      {fund.subordination_amount ? (
        <GlossaryChip term="優先劣後">
          <p>投資家の皆さまの出資（優先出資）とは別に、運営会社も出資（劣後出資）するしくみです。</p>
          <p>
            損失は、劣後出資が先に負担します。劣後出資の
            <span className="no-break">{formatManYen(fund.subordination_amount)}</span>
            を超えた損失は優先出資の負担となり、元本は保証されません。
          </p>
        </GlossaryChip>
      ) : null}
      <GlossaryChip term={GOAL_LABELS[goalOf(fund.goal_type)]}>
        <p>
          {fund.goal_type === 'AllOrNothing'
            ? '達成率が100％に届かない場合、ファンドは成立しません。入金済みの出資金は、全額を返金します。'
            : '募集した金額が目標に届かない場合も、集まった金額で運用します。'}
        </p>
      </GlossaryChip>
      {fund.is_auto_continue && (
        <GlossaryChip term={AUTO_RENEWAL_LABEL}>
          <p>
            6か月ごとに運用を継続します。各期の終了の2か月前まで、継続または解約を選べます。
            {fund.first_choice_until !== null &&
              fund.terms.length === 0 &&
              `第1期（予定）は${formatDate(day(fund.first_choice_until))}までです。`}
            回答がない場合は継続します。
          </p>
        </GlossaryChip>
      )}
    </Chips>
  )
}
