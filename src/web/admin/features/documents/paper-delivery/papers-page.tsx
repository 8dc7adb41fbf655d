import { useState } from 'react'
import { Link } from 'react-router'
import { useQuery } from 'urql'
import { ASSUMED_AFTER_DAYS, PAPER_KINDS, PAPER_OUTCOMES } from '../../../../../domain/documents/paper.ts'
import { owedPaperList, postedPaperList } from '../../../../../domain/tables/papers.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Options } from '../../../../ui/options.tsx'
import { ActForm, FieldRow, useActForm } from '../../../ui/act-form.tsx'
import { shortDay } from '../../../ui/admin-format.ts'
import { AdminPage, Panel } from '../../../ui/admin-page.tsx'
import { DataTable, type Column } from '../../../ui/data-table.tsx'
import { DenseInput, DenseSelect } from '../../../ui/dense-field.tsx'
import { Done } from '../../../ui/done.tsx'
import { fieldOfClock } from '../../../ui/japan-time-field.ts'
import { pageColumns } from '../../../ui/table-columns.tsx'
import { useAct } from '../../../ui/use-act.tsx'
import {
  openPaperDocument,
  papersDocument,
  recordConsentDocument,
  recordOutcomeDocument,
  recordPostingDocument,
  showLabelsDocument,
  type AddressLabel,
  type OwedPaper,
  type PostedPaper,
} from './paper-queries.ts'
import styles from './papers.module.css'

const keyOf = ({ kind, id }: OwedPaper): string => `${kind}:${id}`

function Member({ number, name }: { number: string; name: string }) {
  return (
    <>
      <Link to={`/itoadmintool/members/${number}`}>{name}</Link>
      <br />
      <small>{number}</small>
    </>
  )
}

const owedColumns = (now: number, onChoose: (key: string) => void): Column<OwedPaper>[] =>
  pageColumns(owedPaperList, now, {
    member: ({ member_number: number, name }) => <Member number={number} name={name} />,
    act: (paper) => (
      <Button size="small" onClick={() => onChoose(keyOf(paper))}>
        発送する<span className="visually-hidden">：{paper.document_number}</span>
      </Button>
    ),
  })

const postedColumns = (now: number, onChoose: (id: string) => void): Column<PostedPaper>[] =>
  pageColumns(postedPaperList, now, {
    member: ({ member_number: number, name }) => <Member number={number} name={name} />,
    outcome: ({ outcome, day }) =>
      outcome === null || day === null ? '配達待ち' : `${PAPER_OUTCOMES[outcome]} ${shortDay(day, now)}`,
    act: ({ id, outcome, document_number: number }) =>
      outcome !== null ? (
        '—'
      ) : (
        <Button size="small" onClick={() => onChoose(id)}>
          結果を記録<span className="visually-hidden">：{number}</span>
        </Button>
      ),
  })

/** 書面の郵送: what has to be printed and posted, what is on its way, and what became of it. */
export function PapersPage() {
  const now = useNow()
  const [{ data }, refetch] = useQuery({ query: papersDocument, requestPolicy: 'network-only' })
  const [owedKey, setOwedKey] = useState<string | null>(null)
  const [postingId, setPostingId] = useState<string | null>(null)
  const again = () => {
    setOwedKey(null)
    setPostingId(null)
    refetch({ requestPolicy: 'network-only' })
  }
  const paper = data?.adminOwedPapers.find((each) => keyOf(each) === owedKey)
  const posting = data?.adminPostedPapers.find(({ id }) => id === postingId)
  return (
    <AdminPage title="書面の郵送" note="電子交付の承諾を取り消した会員へ、紙でお届けする書面">
      <Panel title="発送待ち" tight>
        <DataTable
          caption="発送待ちの書面"
          columns={owedColumns(now, setOwedKey)}
          rows={data?.adminOwedPapers}
          rowKey={keyOf}
          empty={<Done>発送を待つ書面はありません</Done>}
        />
      </Panel>
      {paper !== undefined && <PostingForm key={keyOf(paper)} paper={paper} now={now} onDone={again} />}
      <Labels />
      <Panel
        title="発送した書面"
        note={`受領の日が分からない書面は、発送日から${ASSUMED_AFTER_DAYS}日後に受領したものとして扱います`}
        tight
      >
        <DataTable
          caption="発送した書面"
          columns={postedColumns(now, setPostingId)}
          rows={data?.adminPostedPapers}
          rowKey={({ id }) => id}
          empty="発送した書面はありません"
        />
      </Panel>
      {posting !== undefined && <OutcomeForm key={posting.id} posting={posting} now={now} onDone={again} />}
      <ConsentForm onDone={again} />
    </AdminPage>
  )
}

function PostingForm({ paper, now, onDone }: { paper: OwedPaper; now: number; onDone: () => void }) {
  const [path, setPath] = useState<string | null>(null)
  const open = useAct(openPaperDocument, {
    name: '書面の印刷',
    done: '書面を開く準備ができました。',
    onDone: ({ openPaper }) => setPath(openPaper.path),
  })
  const form = useActForm(recordPostingDocument, {
    initial: { posted_on: fieldOfClock(now).slice(0, 10), tracking: '' },
    name: '発送の記録',
    done: '発送を記録しました。',
    onDone,
    variables: (values) => ({ input: { kind: paper.kind, id: paper.id, ...values } }),
  })
  return (
    <Panel title={`${PAPER_KINDS[paper.kind]} ${paper.document_number}を発送する`}>
      <ActForm form={form} width="wide" button="発送を記録する">
        <div className={styles.acts}>
          <Button loading={open.busy} onClick={() => void open.run({ kind: paper.kind, id: paper.id })}>
            印刷する書面を用意する
          </Button>
          {path !== null && (
            <a href={path} target="_blank" rel="noopener" onClick={() => setPath(null)}>
              書面を開く<span className="visually-hidden">（新しいタブ）</span>
            </a>
          )}
        </div>
        <FieldRow>
          <DenseInput label="発送日" needed type="date" {...form.field('posted_on')} />
          <DenseInput
            label="追跡番号"
            hint="簡易書留など、受領の日が分かる方法で発送します。"
            {...form.field('tracking')}
          />
        </FieldRow>
      </ActForm>
      {open.dialog}
    </Panel>
  )
}

const undelivered = { outcome: 'received' as keyof typeof PAPER_OUTCOMES }

function OutcomeForm({ posting, now, onDone }: { posting: PostedPaper; now: number; onDone: () => void }) {
  const form = useActForm(recordOutcomeDocument, {
    initial: { ...undelivered, day: fieldOfClock(now).slice(0, 10) },
    name: '配達の結果の記録',
    done: '配達の結果を記録しました。',
    onDone,
    variables: ({ outcome, day }) => ({ input: { id: posting.id, is_returned: outcome === 'returned', day } }),
  })
  return (
    <Panel title={`${posting.document_number}の配達の結果`}>
      <ActForm form={form} width="wide" button="結果を記録する">
        <p className={styles.text}>
          契約成立時書面では、受領の日がクーリング・オフの1日目になります。返戻された書面は、発送待ちに戻ります。
        </p>
        <FieldRow>
          <DenseSelect label="結果" {...form.field('outcome')}>
            <Options of={{ received: PAPER_OUTCOMES.received, returned: PAPER_OUTCOMES.returned }} />
          </DenseSelect>
          <DenseInput
            label={form.values.outcome === 'returned' ? '返戻の日' : '受領の日'}
            needed
            type="date"
            {...form.field('day')}
          />
        </FieldRow>
      </ActForm>
    </Panel>
  )
}

/** One label for each member with something to post, to be printed and stuck on. */
function Labels() {
  const [labels, setLabels] = useState<readonly AddressLabel[] | null>(null)
  const act = useAct(showLabelsDocument, {
    name: '宛名の表示',
    done: '宛名を表示しました。',
    onDone: ({ showAddressLabels }) => setLabels(showAddressLabels),
  })
  return (
    <Panel title="宛名ラベル" note="住所を表示したことは、監査ログに記録します">
      <div className={styles.acts}>
        <Button loading={act.busy} onClick={() => void act.run({})}>
          宛名ラベルを表示する
        </Button>
        {labels !== null && labels.length > 0 && <Button onClick={() => window.print()}>印刷する</Button>}
      </div>
      {labels?.length === 0 && <p className={styles.text}>発送を待つ書面はありません。</p>}
      {labels !== null && labels.length > 0 && (
        <ul className={styles.labels}>
          {labels.map(({ zipcode, address, recipient }) => (
            <li key={`${zipcode}${recipient}`}>
              〒{zipcode.slice(0, 3)}-{zipcode.slice(3)}
              <br />
              {address}
              <br />
              {recipient} 様
            </li>
          ))}
        </ul>
      )}
      {act.dialog}
    </Panel>
  )
}

/** Somebody wrote or called: his word counts like one on his own page. */
function ConsentForm({ onDone }: { onDone: () => void }) {
  const form = useActForm(recordConsentDocument, {
    initial: { member_number: '', word: 'withdrawn', note: '' },
    name: '電子交付の承諾の記録',
    done: '電子交付の承諾を記録しました。',
    onDone,
    variables: ({ word, ...values }) => ({ input: { ...values, is_given: word === 'given' } }),
  })
  const { field } = form
  return (
    <Panel title="郵便・電話による申し出を記録する">
      <ActForm form={form} width="wide" button="申し出を記録する">
        <FieldRow>
          <DenseInput label="会員番号" needed inputMode="numeric" {...field('member_number')} />
          <DenseSelect label="電子交付" {...field('word')}>
            <Options of={{ withdrawn: '承諾を取り消す', given: 'あらためて承諾する' }} />
          </DenseSelect>
        </FieldRow>
        <DenseInput label="根拠" needed hint="届いた日、申し出の方法、本人確認の方法" {...field('note')} />
      </ActForm>
    </Panel>
  )
}
