import { useState } from 'react'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { ResultOf, VariablesOf } from '../../../../gql/graphql.ts'
import { Panel } from '../../../ui/admin-page.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { FactList } from '../../../ui/facts.tsx'
import { identityProviderWords } from '../../../../../domain/people/identity-method.ts'
import { identityMethodWords, identityStatusWords, wordOf } from '../../../../../domain/people/people-words.ts'
import { useAct } from '../../../ui/use-act.tsx'
import { askIdentityDocument, showFieldDocument, type CaredMember } from './member-queries.ts'
import styles from './members.module.css'

type MaskedField = VariablesOf<typeof showFieldDocument>['input']['field']

/** A masked value, and the button that shows it; who looked is noted. */
function Masked({
  member,
  field,
  label,
  value,
}: {
  member: CaredMember
  field: MaskedField
  label: string
  value: string
}) {
  const [shown, setShown] = useState<string | null>(null)
  const onDone = (data: ResultOf<typeof showFieldDocument>) => setShown(data.adminShowMemberField.value)
  const act = useAct(showFieldDocument, {
    name: `${label}の表示`,
    done: `${label}を表示しました。監査ログに記録されます。`,
    onDone,
  })
  return (
    <span className={styles.masked}>
      <span>{shown ?? value}</span>
      {shown === null && (
        <Button
          size="small"
          variant="quiet"
          icon="eye"
          loading={act.busy}
          aria-label={`${label}を表示する`}
          onClick={() => void act.run({ input: { number: member.number, field } })}
        >
          表示
        </Button>
      )}
      {act.dialog}
    </span>
  )
}

/** Who he is and how he is reached: masked until somebody needs it. */
export function PersonalPanel({ member }: { member: CaredMember }) {
  const now = useNow()
  const masked = (field: MaskedField, label: string, value: string) => ({
    label,
    value: <Masked member={member} field={field} label={label} value={value} />,
  })
  const account = member.bank_account
  return (
    <Panel title="登録情報" note="伏せた項目の表示は、監査ログに記録されます">
      <FactList
        facts={[
          masked('email', 'メールアドレス', member.email),
          masked('tel', '電話番号', member.tel),
          masked('birthday', '生年月日', member.birthday),
          masked('address', '住所', member.address),
          ...(member.pending_address === null
            ? []
            : [masked('pending_address', '変更中の住所', member.pending_address)]),
          ...(account === null
            ? [{ label: '受取口座', value: '未登録' }]
            : [
                {
                  label: '受取口座',
                  value: (
                    <>
                      {account.bank} {account.branch}　<small>{shortTime(account.registered_at, now)} 登録</small>
                    </>
                  ),
                },
                masked('bank_account_number', '口座番号', account.account_number),
              ]),
          { label: '書面のお届け', value: member.takes_paper ? '郵送' : '電子交付' },
          { label: 'お知らせメール', value: member.receive_all_mail ? '受け取る' : '受け取らない' },
        ]}
      />
    </Panel>
  )
}

/** Every identity check with its outcome; a member whose check failed is asked again by mail. */
export function IdentityPanel({ member, onChange }: { member: CaredMember; onChange: () => void }) {
  const now = useNow()
  const mayAsk =
    member.identity_approved_at === null && member.identity_submitted_at === null && member.status === 'active'
  return (
    <Panel
      title="本人確認"
      note={member.identity_checks.length === 0 ? 'まだありません' : `${member.identity_checks.length}回`}
    >
      <ul className={styles.records}>
        {member.identity_checks.map((check) => (
          <li key={check.id}>
            <b>{wordOf(identityStatusWords, check.status)}</b>
            <small>
              <time dateTime={check.status_at}>{shortTime(check.status_at, now)}</time>
              {'　'}
              {wordOf(identityMethodWords, check.method)}（{wordOf(identityProviderWords, check.provider)}）
            </small>
            {check.reasons !== null && <p>{check.reasons}</p>}
          </li>
        ))}
      </ul>
      {mayAsk && (
        <AskedAct
          document={askIdentityDocument}
          variables={{ number: member.number }}
          words={{ name: '本人確認の案内', done: '本人確認の案内をメールで送りました。', onDone: onChange }}
          button="本人確認の案内を送る"
          question="本人確認の案内を送りますか"
          facts={[
            {
              label: '送信対象',
              value: (
                <>
                  <b>1人</b>　{member.name} 様（{member.number}）
                </>
              ),
            },
            { label: '内容', value: '本人確認をお願いするメール' },
          ]}
          confirm="メールで送る"
        />
      )}
    </Panel>
  )
}
