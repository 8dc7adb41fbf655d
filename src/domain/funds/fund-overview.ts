/** The overview of a fund is lines of text: `所在地：東京都…` is a fact with its label, any other line a remark. */

export interface PropertyFact {
  label: string
  value: string
}

const factLine = /^([^：]{1,12})：(.+)$/

const linesOf = (detail: string): string[] => detail.split('\n').map((line) => line.trim())

/** The labelled lines: `所在地：東京都…` becomes a label and a value. */
export function propertyFacts(detail: string): PropertyFact[] {
  return linesOf(detail).flatMap((line) => {
    const [, label, value] = factLine.exec(line) ?? []
    return label && value ? [{ label, value }] : []
  })
}

/** The lines that carry no label. */
export function propertyRemarks(detail: string): string[] {
  return linesOf(detail).filter((line) => line !== '' && !factLine.test(line))
}

/** Facts in their order, remarks after them; a fact without a value is left out. */
export function composeOverview(facts: readonly PropertyFact[], remarks: string): string {
  const lines = facts
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) => `${label}：${value.trim().replaceAll(/\s*\n\s*/g, ' ')}`)
  return [...lines, ...linesOf(remarks).filter((line) => line !== '')].join('\n')
}

/** What a property's overview cannot do without, and the words under which it may stand there. */
export const REQUIRED_PROPERTY_FACTS: readonly { name: string; labels: readonly string[] }[] = [
  { name: '所在地', labels: ['所在地'] },
  { name: '種類', labels: ['種類'] },
  { name: '面積', labels: ['専有面積', '延床面積', '土地面積', '面積'] },
  { name: '賃貸の状況', labels: ['賃貸の状況', '利用の状況', '計画'] },
]

/** The names of the required facts that an overview lacks. */
export function missingPropertyFacts(detail: string): string[] {
  const known = new Set(propertyFacts(detail).map(({ label }) => label))
  return REQUIRED_PROPERTY_FACTS.filter(({ labels }) => !labels.some((label) => known.has(label))).map(
    ({ name }) => name,
  )
}
