import { GraphiQL, type GraphiQLProps } from 'graphiql'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import 'graphiql/graphiql.css'
import './explorer.css'
import { firstTabs } from './first-tabs.ts'

// The script of /graphiql, in the demo only: decision 0099.

/** Where GraphiQL's one style element looks for what the content security policy asks of it. */
Object.assign(globalThis, { __webpack_nonce__: document.currentScript?.nonce })

/** Read for each request, as the site's own pages do: logging in gives another one. */
const token = (): string => decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')

const fetcher: GraphiQLProps['fetcher'] = async (operation, { headers = {} } = {}) => {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'X-XSRF-TOKEN': token() },
    body: JSON.stringify(operation),
  })
  return answer.json()
}

const place = document.getElementById('explorer')
if (place === null) throw new Error('the page has no place for the explorer')
createRoot(place).render(createElement(GraphiQL, { fetcher, defaultTabs: firstTabs.map((query) => ({ query })) }))
