import { useState } from 'react'
import { FieldMessage } from '../../../../ui/field-frame.tsx'
import { Checkbox } from '../../../../ui/field.tsx'
import { formatFileSize, formatTime } from '../../../../ui/format.ts'
import { Icon } from '../../../../ui/icon.tsx'
import type { Fund } from '../fund-queries.ts'
import styles from './application.module.css'

export interface DocumentState {
  /** When each document was opened, RFC 3339 by address. */
  opened: Readonly<Record<string, string>>
  /** Addresses of ticked documents. */
  ticked: readonly string[]
}

const documentCheckId = (index: number) => `document-check-${index}`

/** `「電子交付の承諾事項」を開き、チェックを入れてください。` for each document that is not ticked. */
export function documentErrors(
  fund: Pick<Fund, 'contracts'>,
  { ticked }: DocumentState,
): { fieldId: string; message: string }[] {
  return fund.contracts.flatMap((document, index) =>
    ticked.includes(document.url)
      ? []
      : [{ fieldId: documentCheckId(index), message: `「${document.name}」を開き、チェックを入れてください。` }],
  )
}

interface DocumentChecksProps {
  fund: Fund
  state: DocumentState
  showErrors: boolean
  onOpen: (url: string) => void
  onTick: (url: string, ticked: boolean) => void
}

/** One checkbox for each document; it takes a tick only once its document has been opened, and says so where it was tried before. */
export function DocumentChecks({ fund, state, showErrors, onOpen, onTick }: DocumentChecksProps) {
  const [tried, setTried] = useState<readonly string[]>([])
  return (
    <ul className={styles.documents}>
      {fund.contracts.map((document, index) => {
        const openedAt = state.opened[document.url]
        const isTicked = state.ticked.includes(document.url)
        const id = documentCheckId(index)
        const isUnopened = openedAt === undefined && tried.includes(document.url)
        const isMissing = (showErrors && !isTicked) || isUnopened
        return (
          <li key={document.url}>
            <Checkbox
              id={id}
              label={`${document.name}を確認しました`}
              checked={isTicked}
              invalid={isMissing}
              aria-describedby={`${id}-state${isMissing ? ` ${id}-error` : ''}`}
              onChange={(event) => {
                if (event.target.checked && openedAt === undefined) setTried([...tried, document.url])
                else onTick(document.url, event.target.checked)
              }}
            />
            <p className={styles.documentLine}>
              <a
                href={document.url}
                target="_blank"
                rel="noopener"
                onClick={() => onOpen(document.url)}
                onAuxClick={() => onOpen(document.url)}
              >
                開く
                <Icon name="external" size={16} />
                <span className="visually-hidden">{document.name}（新しいタブ）</span>
              </a>
              <span>PDF {formatFileSize(document.size)}</span>
              <span id={`${id}-state`} className={openedAt === undefined ? styles.unopened : styles.opened}>
                {openedAt === undefined ? (
                  'まだ開いていません'
                ) : (
                  <>
                    <Icon name="check" size={16} />
                    {formatTime(openedAt)}に開きました
                  </>
                )}
              </span>
            </p>
            {isMissing && (
              <div className={styles.documentError} role={isUnopened ? 'alert' : undefined}>
                <FieldMessage id={`${id}-error`}>
                  {isUnopened
                    ? `「${document.name}」を先に開いてください。開いて内容を確認すると、チェックを入れられます。`
                    : `「${document.name}」を開き、チェックを入れてください。`}
                </FieldMessage>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
