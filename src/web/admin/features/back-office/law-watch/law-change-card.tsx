import { useId } from 'react'
import { LAW_CHANGE_KINDS } from '../../../../../domain/back-office/law-change.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { ActForm, useActForm } from '../../../ui/act-form.tsx'
import { shortDay } from '../../../ui/admin-format.ts'
import { DenseArea } from '../../../ui/dense-field.tsx'
import { LawDiff } from './law-diff.tsx'
import { LawPlaces } from './law-places.tsx'
import { handleLawChangeDocument, type OpenLawChange } from './law-queries.ts'
import styles from './laws.module.css'

/** One change: what the law says now, which screens and papers rest on it, and what was done. */
export function LawChangeCard({ change, onDone }: { change: OpenLawChange; onDone: () => void }) {
  const heading = useId()
  const now = useNow()
  return (
    <article className={styles.card} aria-labelledby={heading}>
      <div className={styles.cardHead}>
        <h3 id={heading}>{change.citation}</h3>
        <Tag tone={change.kind === 'ahead' ? 'waiting' : 'warning'}>{LAW_CHANGE_KINDS[change.kind]}</Tag>
        <a href={change.law_url} target="_blank" rel="noreferrer">
          e-Govで法令を読む<span className="visually-hidden">：{change.law_title}</span>
        </a>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>法令</dt>
          <dd>{change.law_title}</dd>
        </div>
        <div>
          <dt>施行日</dt>
          <dd>{change.enforced_on === null ? '未定' : shortDay(change.enforced_on, now)}</dd>
        </div>
        <div>
          <dt>検出日</dt>
          <dd>{shortDay(change.found_on, now)}</dd>
        </div>
        {change.amended_by !== '' && (
          <div>
            <dt>改正した法令</dt>
            <dd>{change.amended_by}</dd>
          </div>
        )}
        <div className={styles.wide}>
          <dt>この条文による内容</dt>
          <dd>{change.about}</dd>
        </div>
        <div className={styles.wide}>
          <dt>確認が必要な画面・書面</dt>
          <dd>
            <LawPlaces places={change.places} />
          </dd>
        </div>
      </dl>
      {change.moved_to !== null && (
        <Notice tone="info" title={`前の条文と同じ内容が、第${change.moved_to.replace(/^\d+/, '$&条')}にあります。`} />
      )}
      <LawDiff before={change.old_text} after={change.new_text} />
      <HandlingForm change={change} onDone={onDone} />
    </article>
  )
}

function HandlingForm({ change: { id, citation }, onDone }: { change: OpenLawChange; onDone: () => void }) {
  const form = useActForm(handleLawChangeDocument, {
    initial: { note: '' },
    name: '法令の改正への対応の記録',
    done: `${citation}の改正への対応を記録しました。`,
    failed: '入力内容をご確認ください。',
    onDone,
    variables: ({ note }) => ({ input: { id, note } }),
  })
  return (
    <ActForm
      form={form}
      label={`${citation}への対応`}
      button={
        <>
          対応を記録する<span className="visually-hidden">：{citation}</span>
        </>
      }
    >
      <DenseArea
        label="対応の内容"
        needed
        rows={3}
        hint="確認した画面・書面と、変更した点、または変更が不要と判断した理由"
        {...form.field('note')}
      />
    </ActForm>
  )
}
