/**
 * What draws the investors' site, in the browser and on the server: Preact, under the name of React (decision 0390). Both sides take it from here, since
 * what one has drawn the other takes over. The back office, the gallery and the explorer run React itself.
 */
export const siteRuntime = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
]
