import { graphql, type ResultOf } from '../../../../gql/graphql.ts'

export const lawWatchDocument = graphql(`
  query LawWatch {
    adminLawWatch {
      is_connected
      open { id kind citation law_title law_url about places { name to } old_text new_text enforced_on found_on amended_by moved_to }
      handled { id kind citation law_title old_text new_text enforced_on found_on note handled_at handled_by }
      articles { citation about places { name to } read_on failed_nights is_law }
      unread { citation failed_nights failed_since }
    }
  }
`)
export type LawWatch = ResultOf<typeof lawWatchDocument>['adminLawWatch']
export type OpenLawChange = LawWatch['open'][number]
export type HandledLawChange = LawWatch['handled'][number]
export type WatchedArticle = LawWatch['articles'][number]

export const handleLawChangeDocument = graphql(`
  mutation HandleLawChange($input: LawChangeInput!) {
    handleLawChange(input: $input) { ok }
  }
`)
