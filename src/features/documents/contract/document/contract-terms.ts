import type { ArticlesSection } from '../../../../adapters/pdf/printed-document.ts'
import { articleNumber, numberArticles, type DraftArticle } from './article-book.ts'
import type { FundFacts, OperatorFacts } from './document-facts.ts'
import { formSince } from './form-since.ts'
import { formationArticles } from './terms/formation-articles.ts'
import { generalArticles } from './terms/general-articles.ts'
import { operationArticles } from './terms/operation-articles.ts'
import { protectionArticles } from './terms/protection-articles.ts'

/** Raise it with every change of the articles' wording; a concluded contract keeps the wording that it was made with. */
export const contractTermsVersion = '第4版'

/** The day from which they are in use: fund documents of before it are to be issued anew. */
export const contractTermsSince = formSince<typeof contractTermsVersion>('第4版', '2026-11-30')

/** The whole terms of an investment contract (匿名組合契約約款) for one fund. */
export function contractTermsSection(fund: FundFacts, operator: OperatorFacts): ArticlesSection {
  return {
    kind: 'articles',
    heading: '匿名組合契約約款',
    note: `${contractTermsVersion}　${fund.name}`,
    articles: numberArticles(draftTerms(fund, operator)),
  }
}

/** `約款第14条`, for documents that point into the terms. */
export function termsReference(key: string, fund: FundFacts, operator: OperatorFacts): string {
  return `約款${articleNumber(draftTerms(fund, operator), key)}`
}

/** Whether the fund's terms have the article. */
export const hasArticle = (key: string, fund: FundFacts, operator: OperatorFacts): boolean =>
  draftTerms(fund, operator).some((draft) => draft.key === key)

function draftTerms(fund: FundFacts, operator: OperatorFacts): DraftArticle[] {
  return [
    ...formationArticles(fund, operator),
    ...operationArticles(fund),
    ...protectionArticles(fund),
    ...generalArticles(operator),
  ]
}
