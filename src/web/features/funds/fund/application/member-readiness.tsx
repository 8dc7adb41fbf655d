import { Link } from 'react-router'
import { japanDateOf } from '../../../../../domain/calendar.ts'
import { isEligibleAge } from '../../../../../domain/people/eligibility.ts'
import { useViewer } from '../../../../app/session/viewer.tsx'
import { day, instant } from '../../../../from-api.ts'
import { FieldGroup } from '../../../../ui/field.tsx'
import { formatManYen } from '../../../../ui/format.ts'
import { allowanceOf } from '../application-state.ts'
import type { Fund } from '../fund-queries.ts'
import { DocumentChecks, documentErrors } from './document-checks.tsx'
import { ReadyLine, ReadyList } from './ready-line.tsx'
import { useReadDocuments } from './use-application-form.ts'

/** All that could refuse an application is looked at before the opening, so that nothing fails at that minute. */
export function MemberReadiness({ fund }: { fund: Fund }) {
  const { me, investingAmount } = useViewer()
  const { documents } = useReadDocuments(fund)
  if (me === null) return null
  const allowed = allowanceOf(fund, investingAmount, 0)
  const unread = documentErrors(fund, documents).length
  return (
    <>
      <ReadyList>
        <ReadyLine done name="ログイン">
          済み
        </ReadyLine>
        <ReadyLine done={me.is_ekyc_authed} name="本人確認">
          {me.is_ekyc_authed ? '済み' : <Link to="/mypage/info">手続きする</Link>}
        </ReadyLine>
        <AgeLine birthday={me.birthday} startAt={fund.start_at} />
        <ReadyLine done={allowed >= fund.lower_invest} name="投資できる金額">
          {formatManYen(allowed)}
        </ReadyLine>
        <ReadyLine done={unread === 0} name="書類の確認">
          {unread === 0 ? '済み' : <a href="#ready-documents">あと{unread}件</a>}
        </ReadyLine>
        <ReadyLine done={me.bank_account !== null} name="分配金の受取口座">
          {me.bank_account !== null ? '済み' : <Link to="/mypage/info">登録する</Link>}
        </ReadyLine>
      </ReadyList>
      <DocumentsAhead fund={fund} />
    </>
  )
}

/** Judged for the day of the opening. */
function AgeLine({ birthday, startAt }: { birthday: string; startAt: string }) {
  const isEligible = isEligibleAge(day(birthday), japanDateOf(instant(startAt)))
  return (
    <ReadyLine done={isEligible} name="年齢（18歳以上80歳未満）">
      {isEligible ? '対象です' : <span>対象外です</span>}
    </ReadyLine>
  )
}

/** What is opened and ticked here is ticked in the form when it opens. */
function DocumentsAhead({ fund }: { fund: Fund }) {
  const { documents, openDocument, tickDocument } = useReadDocuments(fund)
  if (fund.contracts.length === 0) return null
  return (
    <div id="ready-documents">
      <FieldGroup label="書類の確認" hint="開始の前に確認しておくと、申し込みのときにはチェックが入っています。">
        <DocumentChecks fund={fund} state={documents} showErrors={false} onOpen={openDocument} onTick={tickDocument} />
      </FieldGroup>
    </div>
  )
}
