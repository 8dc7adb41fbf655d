import { useState } from 'react'
import { useMutation } from 'urql'
import { formatDateWithoutWeekday, japanDate } from '../../../../domain/calendar.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { AdviserJournals } from './adviser-journals.tsx'
import { AdviserTrial } from './adviser-trial.tsx'
import { logOutAsAdviserDocument, type AdviserFacts } from './adviser-queries.ts'
import styles from './adviser.module.css'

export interface BookDays {
  book: string
  from: string
  until: string
}

const day = (text: string): string => formatDateWithoutWeekday(japanDate(text))

/** Which book and which days, within the access; then statements, ledger and journal of them, as page and file. */
export function AdviserBooks({ adviser, onEnd }: { adviser: AdviserFacts; onEnd: () => void }) {
  const [days, setDays] = useState<BookDays>({
    book: adviser.books[0]?.id ?? '',
    from: adviser.from,
    until: adviser.until,
  })
  const [sight, setSight] = useState<'trial' | 'journals'>('trial')
  const [, logOut] = useMutation(logOutAsAdviserDocument)
  const query = new URLSearchParams({ ...days }).toString()
  const set = (name: keyof BookDays) => ({
    value: days[name],
    onChange: ({ target }: { target: { value: string } }) => setDays((old) => ({ ...old, [name]: target.value })),
  })
  return (
    <>
      <div className={styles.head}>
        <p>
          {adviser.name} 様（{adviser.office}）　閲覧できる期間：{day(adviser.from)}から{day(adviser.until)}まで
          <br />
          閲覧の期限：{day(adviser.ends_on)}
        </p>
        <Button onClick={() => void logOut({}).then(onEnd)}>ログアウト</Button>
      </div>
      {adviser.books.length === 0 ? (
        <Notice tone="info" title="閲覧できる帳簿には、まだ記録がありません。" />
      ) : (
        <>
          <div className={styles.fields}>
            <Select label="帳簿" requirement="none" {...set('book')}>
              {adviser.books.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
            <TextField
              label="開始日"
              requirement="none"
              type="date"
              min={adviser.from}
              max={adviser.until}
              {...set('from')}
            />
            <TextField
              label="終了日"
              requirement="none"
              type="date"
              min={adviser.from}
              max={adviser.until}
              {...set('until')}
            />
          </div>
          <div className={styles.acts}>
            <Button aria-pressed={sight === 'trial'} onClick={() => setSight('trial')}>
              試算表・元帳
            </Button>
            <Button aria-pressed={sight === 'journals'} onClick={() => setSight('journals')}>
              仕訳
            </Button>
            <LinkButton icon="download" href={`/adviser/files/trial-balance.csv?${query}`} download="">
              試算表のCSV
            </LinkButton>
            <LinkButton icon="download" href={`/adviser/files/general-ledger.csv?${query}`} download="">
              元帳のCSV
            </LinkButton>
            <LinkButton icon="download" href={`/adviser/files/journals.csv?${query}`} download="">
              仕訳帳のCSV
            </LinkButton>
            <LinkButton icon="download" href={`/adviser/files/statements.pdf?${query}`} download="">
              計算書のPDF
            </LinkButton>
            <LinkButton
              icon="download"
              href={`/adviser/files/package.zip?${new URLSearchParams({ from: days.from, until: days.until })}`}
              download=""
            >
              すべての帳簿のZIP
            </LinkButton>
          </div>
          {sight === 'trial' ? <AdviserTrial days={days} /> : <AdviserJournals days={days} />}
        </>
      )}
    </>
  )
}
