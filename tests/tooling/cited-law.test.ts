import { describe, expect, it } from 'vitest'
import { citedArticles, LAWS, type LawKey } from '../../src/domain/core/cited-law.ts'
import { LAW_PLACES } from '../../src/domain/back-office/law-places.ts'
import { isTest, readSources } from './rules/sources.ts'

// An article that a screen or a paper names is watched: whoever cites another one adds it to the register of cited law.

/** As texts call the laws. '法' alone, as papers and our pages have it, is the act of our business. */
const names: Readonly<Record<string, LawKey>> = {
  ...Object.fromEntries(
    (Object.keys(LAWS) as LawKey[]).flatMap((law) => [
      [LAWS[law].title, law],
      [LAWS[law].short, law],
    ]),
  ),
  法: 'fudosan_act',
  施行規則: 'fudosan_rule',
  同施行規則: 'fudosan_rule',
  同法施行規則: 'privacy_rule',
  犯罪収益移転防止法: 'aml_act',
}
const longestFirst = Object.keys(names).toSorted((one, other) => other.length - one.length)
const number = '第?[0-9]+条(?:の[0-9]+)*(?:第?[0-9]+項)?(?:第?[0-9]+号)?'
const citation = new RegExp(`(?<name>${longestFirst.join('|')})(?<list>${number}(?:(?:・|、|から)${number})*)`, 'gu')
/** A law that nobody has a name for yet. */
const anyLaw = /(?<name>[一-龥ァ-ヶー]*(?:法|規則|政令|施行令))第?[0-9]+条/gu

const register = '/domain/core/cited-law.ts'
const sources = readSources('src').filter(
  (file) => !isTest(file) && !file.path.endsWith(register) && !file.path.includes('/desk/'),
)

function articlesOf(list: string): string[] {
  return [...list.matchAll(/第?([0-9]+)条((?:の[0-9]+)*)/gu)].map(([, article = '', branch = '']) => article + branch)
}

describe('what the sources cite', () => {
  it('is in the register of cited law', () => {
    const missing = sources.flatMap(({ path, text }) =>
      [...text.matchAll(citation)].flatMap(({ groups }) =>
        articlesOf(groups?.['list'] ?? '').flatMap((article) => {
          const law = names[groups?.['name'] ?? '']
          const isKnown = citedArticles.some((each) => each.law === law && each.article === article)
          return isKnown ? [] : [`${path}: ${groups?.['name']} ${article}`]
        }),
      ),
    )
    expect([...new Set(missing)]).toEqual([])
  })

  it('is of laws that the register knows', () => {
    const unknown = sources.flatMap(({ path, text }) =>
      [...text.matchAll(anyLaw)].flatMap(({ groups }) => {
        const name = groups?.['name'] ?? ''
        return longestFirst.some((known) => name.endsWith(known)) ? [] : [`${path}: ${name}`]
      }),
    )
    expect(unknown).toEqual([])
  })
})

describe('the register', () => {
  it('names each article once, with what rests on it', () => {
    const keys = citedArticles.map(({ law, article }) => `${law} ${article}`)
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
    expect(citedArticles.filter(({ places }) => places.length === 0 || new Set(places).size < places.length)).toEqual(
      [],
    )
  })

  it('leads to pages that there are', () => {
    const routes = readSources('src/web').filter(({ path }) => /routing\/routes\.tsx$|admin\/routes\.tsx$/.test(path))
    const all = routes.map(({ text }) => text).join('\n')
    const missing = Object.values(LAW_PLACES).flatMap(({ to }) => {
      const path = to?.split('?')[0] ?? null
      if (path === null || path === '/itoadmintool') return []
      const part = path.replace('/itoadmintool/', '')
      return all.includes(`'${part}'`) ? [] : [path]
    })
    expect(missing).toEqual([])
  })
})
