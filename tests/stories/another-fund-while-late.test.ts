import { expect, it } from 'vitest'
import { addDays, japanDate, timeOfDay } from '../../src/domain/calendar.ts'
import { createDraft } from '../../src/features/funds/fund-editing/create-draft.ts'
import { findEditedFund } from '../../src/features/funds/fund-editing/find-edited-fund.ts'
import { issueFundDocuments } from '../../src/features/funds/fund-editing/issue-fund-documents.ts'
import { fundPublication } from '../../src/features/funds/fund-editing/publication.ts'
import { saveDraft } from '../../src/features/funds/fund-editing/save-draft.ts'
import { propose } from '../../src/features/people/approval/propose.ts'
import { actAsOperator } from '../../src/platform/database/acting-operator.ts'
import { changeFundUnseen } from '../support/change-fund.ts'
import { completeFund } from '../support/complete-fund.ts'
import { linkProperty } from '../support/linked-property.ts'
import { enterDays, liveUntil, smallFund } from '../support/operation-world.ts'
import { must, openPayoutWorld } from '../support/payout-world.ts'
import { recordCompany } from '../support/record-company.ts'

// Whoever owes investors their principal past the planned day offers the next fund only with a specialist's word, which two operators read.

it('while investors of one fund wait past its planned end, the next is offered only with what a specialist said', async () => {
  const world = await openPayoutWorld()
  const { services, maker, checker } = world
  const late = await smallFund(world)
  const end = japanDate('2026-10-31')
  await changeFundUnseen(world.database, late, { operation_start_on: '2026-05-01', operation_end_on: end })
  await world.investor({ amount: 800_000, paysIn: 800_000, fundId: late })
  await liveUntil(world, '2026-05-01T10:00:00+09:00')
  expect(await enterDays(world, late, { operationStartOn: '2026-05-01' })).toBe('ok')
  await recordCompany({ services, maker, checker })

  const act = <T>(work: () => T): T => actAsOperator(`operator:${maker.memberId}`, work)
  const { fundId } = must(await act(() => createDraft(services, maker, { name: '第22号　港区のビル', copyOf: null })))
  await act(() => linkProperty(services, { fundId, actor: `operator:${maker.memberId}` }))
  const version = async () => (await findEditedFund(world.database, fundId))?.version ?? 0
  const offered = {
    ...completeFund,
    offeringStartAt: timeOfDay(addDays(end, 30), 10, 0),
    offeringEndAt: timeOfDay(addDays(end, 40), 10, 0),
    operationStartOn: addDays(end, 70),
    operationEndOn: addDays(end, 433),
  }
  must(await act(async () => saveDraft(services, maker, { fundId, version: await version(), draft: offered })))
  must(await act(() => issueFundDocuments(services, { fundId, reason: '', actor: 'operator:1' })))
  const offer = async (overdueAdvice?: string, fewPicturesReason = '撮影は、来週の予定です。') =>
    await act(async () =>
      propose(services, maker, fundPublication, {
        subject: `fund:${fundId}`,
        content: {
          fundId,
          version: await version(),
          fewPicturesReason,
          ...(overdueAdvice === undefined ? {} : { overdueAdvice }),
        },
        reason: '',
      }),
    )

  await world.desk.parts.followers.move(timeOfDay(addDays(end, 5), 10, 0))
  const asked =
    '予定日を過ぎたファンドがあるため、新しいファンドを募集してよいかを専門家に確かめた内容を入力してください（'
  for (const nothing of [undefined, '　'])
    expect(await offer(nothing)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: {
        overdue_advice: expect.stringMatching(new RegExp(`^${asked}.+：運用の終了が予定日を5日過ぎています）`)),
      },
    })
  // What is missing is said at once, each beside its field.
  const refused = await offer('', '')
  expect(Object.keys(refused.ok ? {} : (refused.fields ?? {}))).toEqual(['few_pictures_reason', 'overdue_advice'])
  const { effect } = must(await offer('11月4日、弁護士の山田氏に確認。個別の事情を説明し、募集できるとの回答。'))
  expect(effect.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: '予定日を過ぎたファンド', after: expect.stringContaining('5日過ぎています') }),
      expect.objectContaining({ label: '専門家に確かめた内容', after: expect.stringContaining('弁護士の山田氏') }),
    ]),
  )
  await world.close()
})
