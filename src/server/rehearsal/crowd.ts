import { setTimeout as sleep } from 'node:timers/promises'
import type { SimulatedClick } from '../../domain/investing/rehearsal.ts'
import type { RehearsalAnswer } from '../../domain/investing/rehearsal-report.ts'
import { simulatedSession } from '../../features/investing/rehearsal/simulated-session.ts'
import type { CrowdNews, CrowdOrder } from './messages.ts'
import { closeTabs, openTabs, press, pressTexts, type SimulatedInvestor, type Tab } from './tab.ts'
import { idOf } from '../../domain/id.ts'

const reportEveryMilliseconds = 250

/** Connects everybody, waits for the word, presses, and tells what each was told. */
export async function playCrowd(
  order: CrowdOrder,
  { opened, send }: { opened: Promise<void>; send: (news: CrowdNews) => Promise<void> },
): Promise<void> {
  const tabs = await openTabs([order.port], order.clicks.length)
  await send('ready')
  await opened
  const textsOf = textsByAmount(order)
  let answered = 0
  const timer = setInterval(() => void send({ answered }), reportEveryMilliseconds)
  const begin = performance.now()
  const answers = await Promise.all(
    order.clicks.map(async (one, place) => {
      const answer = await pressOnce(tabs[place] as Tab, order, textsOf, one, begin)
      answered += 1
      return answer
    }),
  )
  clearInterval(timer)
  closeTabs(tabs)
  await send({ answers })
}

type Texts = (amount: number) => (investor: SimulatedInvestor) => string

function textsByAmount({ fundId, documents }: CrowdOrder): Texts {
  const known = new Map<number, (investor: SimulatedInvestor) => string>()
  return (amount) => {
    const texts = known.get(amount) ?? pressTexts({ fundId, amount, documents })
    known.set(amount, texts)
    return texts
  }
}

async function pressOnce(
  tab: Tab,
  order: CrowdOrder,
  textsOf: Texts,
  { person, at, amount, isRepeat }: SimulatedClick,
  begin: number,
): Promise<RehearsalAnswer> {
  if (at > 0) await sleep(at)
  const memberId = idOf<'member'>(order.firstMember + person)
  const text = textsOf(amount)({
    session: simulatedSession(order.word, memberId),
    xsrf: order.xsrf,
    idempotencyKey: `drill-${order.fundId}-${memberId}`,
  })
  return new Promise((resolve) => {
    tab.onAnswer = (body, took) => {
      const { data, errors } = JSON.parse(Buffer.from(body, 'latin1').toString('utf8')) as Answer
      resolve({
        person,
        amount,
        isRepeat,
        at: performance.now() - begin,
        took,
        applicationId: data?.createInvest?.id ?? null,
        message: errors?.[0]?.message ?? '',
      })
    }
    press(tab, text)
  })
}

interface Answer {
  data: { createInvest?: { id: string } | null } | null
  errors?: { message: string }[]
}
