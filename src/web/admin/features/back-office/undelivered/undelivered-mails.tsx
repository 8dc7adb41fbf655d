import { Link } from 'react-router'
import { undeliveredTable } from '../../../../../domain/tables/undelivered.ts'
import { Button } from '../../../../ui/button.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { AskedAct } from '../../../ui/asked-act.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { Done } from '../../../ui/done.tsx'
import { FilterBar, TextFilter } from '../../../ui/filter-bar.tsx'
import { Pager } from '../../../ui/pager.tsx'
import type { TableAddress } from '../../../ui/table-address.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import { attendDocument, reopenDocument, type Mail } from './undelivered-queries.ts'
import styles from './undelivered.module.css'

const receiverOf = ({ member_number: number, to }: Mail): string => (number === null ? to : `会員${number}`)

function MailActs({ mail, onChange }: { mail: Mail; onChange: () => void }) {
  const isMember = mail.member_number !== null
  return (
    <span className={styles.acts}>
      <AskedAct
        document={attendDocument}
        variables={{ id: mail.id, resend: true }}
        words={{
          name: '再送',
          done: isMember ? '会員の現在のアドレスへ、もう一度送ります。' : '同じアドレスへ、もう一度送ります。',
          onDone: onChange,
        }}
        button="再送する"
        label={`「${mail.subject}」を再送する`}
        size="small"
        question="このメールをもう一度送りますか"
        facts={[
          {
            label: '送信対象',
            value: (
              <>
                <b>1人</b>　{receiverOf(mail)}
              </>
            ),
          },
          { label: '宛先', value: isMember ? '会員の現在のアドレス' : mail.to },
          { label: '件名', value: mail.subject },
          { label: '金額', value: '0円（お金は動きません）' },
        ]}
        confirm="再送する"
      />
      <AskedAct
        document={attendDocument}
        variables={{ id: mail.id, resend: false }}
        words={{ name: '対応済みの記録', done: '対応済みにしました。', onDone: onChange }}
        button="対応済みにする"
        label={`「${mail.subject}」を対応済みにする`}
        size="small"
        variant="quiet"
        question="このメールを対応済みにしますか"
        facts={[
          {
            label: 'メールが届いていない人',
            value: (
              <>
                <b>1人</b>　{receiverOf(mail)}
              </>
            ),
          },
          { label: '件名', value: mail.subject },
        ]}
        confirm="対応済みにする"
      >
        <p>
          メールは送られません。電話や郵便など、ほかの方法で伝えたことを確かめてから記録してください。「対応済み」の一覧に移り、未対応に戻すこともできます。
        </p>
      </AskedAct>
    </span>
  )
}

/** Who looked after it and when; what was noted by mistake goes back on the list. */
function Attended({ mail, now, onChange }: { mail: Mail; now: number; onChange: () => void }) {
  const act = useAct(reopenDocument, { name: '未対応に戻す', done: '未対応に戻しました。', onDone: onChange })
  return (
    <span className={styles.acts}>
      {mail.attended_at !== null && (
        <span>
          {mail.attended_by}　<time dateTime={mail.attended_at}>{shortTime(mail.attended_at, now)}</time>
        </span>
      )}
      <Button
        size="small"
        variant="quiet"
        loading={act.busy}
        aria-label={`「${mail.subject}」を未対応に戻す`}
        onClick={() => void act.run({ id: mail.id })}
      >
        未対応に戻す
      </Button>
      {act.dialog}
    </span>
  )
}

const mailColumns = (now: number, onChange: () => void): Column<Mail>[] =>
  pageColumns(undeliveredTable, now, {
    // The API has masked the address.
    to: ({ to, member_number: number }) =>
      number === null ? (
        to
      ) : (
        <>
          <Link to={`/itoadmintool/members/${number}`}>{number}</Link>　{to}
        </>
      ),
    acts: (mail) =>
      mail.attended_at === null ? (
        <MailActs mail={mail} onChange={onChange} />
      ) : (
        <Attended mail={mail} now={now} onChange={onChange} />
      ),
  })

interface UndeliveredMailsProps {
  /** Undefined while loading. */
  page: { total: number; rows: readonly Mail[] } | undefined
  now: number
  address: TableAddress
  onChange: () => void
}

/** Mails that did not arrive: sent again, or marked as delivered in another way. */
export function UndeliveredMails({ page, now, address, onChange }: UndeliveredMailsProps) {
  const columns = mailColumns(now, onChange)
  const isAll = address.filter('search') === ''
  const empty = !isAll ? (
    '該当するメールはありません'
  ) : address.filter('view') === 'attended' ? (
    '対応済みのメールはありません'
  ) : (
    <Done>不達のメールはありません</Done>
  )
  return (
    <>
      <FilterBar views={{ table: 'undelivered', address, columns }}>
        <TextFilter label="件名・宛先・会員番号" name="search" address={address} />
      </FilterBar>
      <DataTable
        caption="不達メール"
        columns={columns}
        rows={page?.rows}
        rowKey={({ id }) => id}
        empty={empty}
        address={address}
      />
      <Pager page={address.page} size={50} total={page?.total ?? 0} onPage={address.setPage} />
    </>
  )
}
