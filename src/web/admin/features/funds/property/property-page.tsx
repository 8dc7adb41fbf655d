import { Link, useParams, useSearchParams } from 'react-router'
import { useQuery } from 'urql'
import { PROPERTY_KIND } from '../../../../../domain/funds/property.ts'
import { useNow } from '../../../../app/time/now.tsx'
import { LoadingText, Skeleton } from '../../../../ui/skeleton.tsx'
import { AdminPage, Panel, TwoColumns } from '../../../ui/admin-page.tsx'
import { shortTime } from '../../../ui/admin-format.ts'
import { FactList } from '../../../ui/facts.tsx'
import { HistoryPanel } from '../../../ui/record-history.tsx'
import { LinkForm } from './link-form.tsx'
import { PartPanel } from './part-panel.tsx'
import { PlacePanel } from './place-panel.tsx'
import { propertyDocument, type Property } from './property-queries.ts'
import { DealForm } from './deal-form.tsx'
import { AppraisalForm, LeaseForm, PartForm } from './record-forms.tsx'
import styles from './property.module.css'

const list = { to: '/itoadmintool/properties', name: '物件' }

/** One property: its parts, through whose hands each went, and what operators record of it. */
export function PropertyPage() {
  const { id = '' } = useParams()
  const [{ data }, execute] = useQuery({
    query: propertyDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  })
  const property = data?.adminProperty
  if (!property) {
    // Without an answer nobody knows whether there is one; the frame tells of an answer that did not come.
    const isKnown = data !== undefined
    return (
      <AdminPage title={isKnown ? '物件が見つかりません' : '物件'} note="" parent={list}>
        {isKnown ? (
          <p>
            物件{id}はありません。<Link to={list.to}>物件の一覧へ戻る</Link>
          </p>
        ) : (
          <>
            <LoadingText />
            <Skeleton shape="block" />
          </>
        )}
      </AdminPage>
    )
  }
  return <Known key={property.id} property={property} onDone={() => execute({ requestPolicy: 'network-only' })} />
}

function Known({ property, onDone }: { property: Property; onDone: () => void }) {
  const { address, building_name: building, parts } = property
  return (
    <AdminPage
      title={building === '' ? address : building}
      note={`物件${property.id}　${PROPERTY_KIND[property.kind]}`}
      parent={list}
    >
      <TwoColumns>
        <div className={styles.stack}>
          {parts.map((part) => (
            <PartPanel key={part.id} part={part} onDone={onDone} />
          ))}
        </div>
        <div className={styles.stack}>
          <Place property={property} />
          <PlacePanel property={property} onDone={onDone} />
          <Forms property={property} onDone={onDone} />
          <HistoryPanel record={`property:${property.id}`} />
        </div>
      </TwoColumns>
    </AdminPage>
  )
}

function Place({ property }: { property: Property }) {
  const now = useNow()
  const { lot_number: lot, built_in: built, distinct_from: others } = property
  return (
    <Panel title="所在">
      <FactList
        facts={[
          { label: '所在地', value: property.address },
          ...(lot === '' ? [] : [{ label: '地番', value: lot }]),
          ...(built === null ? [] : [{ label: '築年月', value: built.replace('-', '年').concat('月') }]),
          { label: '登録', value: shortTime(property.recorded_at, now) },
          ...others.map((other) => ({
            label: '別の物件',
            value: (
              <>
                <Link to={`/itoadmintool/properties/${other.id}`}>{other.address}</Link>　{other.reason}
              </>
            ),
          })),
        ]}
      />
    </Panel>
  )
}

/** What can be recorded, one form open at a time; the one that the operator came for is open. */
function Forms({ property, onDone }: { property: Property; onDone: () => void }) {
  const [search] = useSearchParams()
  const fund = search.get('fund') ?? ''
  const { parts } = property
  const forms = [
    { title: 'ファンドに結び付ける', form: <LinkForm parts={parts} fund={fund} onDone={onDone} /> },
    { title: '取引を記録', form: <DealForm parts={parts} onDone={onDone} /> },
    { title: '評価を記録', form: <AppraisalForm parts={parts} onDone={onDone} /> },
    { title: '賃貸借を記録', form: <LeaseForm parts={parts} onDone={onDone} /> },
    ...(property.kind === 'unit'
      ? [{ title: '部屋・区画を追加', form: <PartForm property={property} onDone={onDone} /> }]
      : []),
  ]
  return (
    <Panel title="記録する">
      <div className={styles.forms}>
        {forms.map(({ title, form }, index) => (
          <details key={title} name="record" open={index === 0 && fund !== '' ? true : undefined}>
            <summary>{title}</summary>
            {form}
          </details>
        ))}
      </div>
    </Panel>
  )
}
