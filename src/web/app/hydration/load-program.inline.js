/*
 * Runs at the end of the body: the page's program is asked for once the page itself has been painted, so that text, style and pictures
 * have the line to themselves. All its files are asked for at once and then read one after the other, each in a task of its own, so that
 * whoever scrolls or presses meanwhile is answered in between; the last one starts the program. A page that came with the rules of its own
 * first needs the whole stylesheet: what the program draws anew is never seen without it.
 */
{
  const { files: names, stylesheet } = document.currentScript.dataset
  const files = JSON.parse(names)
  let asked = false

  const ask = () => {
    if (asked) return
    asked = true
    const add = (name, properties) => document.head.appendChild(Object.assign(document.createElement(name), { crossOrigin: '', fetchPriority: 'low', ...properties }))
    for (const href of files) add('link', { rel: 'modulepreload', href })
    const read = ([src, ...others]) => {
      if (src === undefined) return
      const goOn = () => read(others)
      add('script', { type: 'module', src, onload: goOn, onerror: goOn })
    }
    const begin = () => read(files)
    if (stylesheet === undefined) begin()
    else add('link', { rel: 'stylesheet', href: stylesheet, onload: begin, onerror: begin })
  }

  // The browser tells when it has painted; one that does not tell draws a frame at least, which comes only after the styles.
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) new PerformanceObserver(ask).observe({ type: 'paint', buffered: true })
  else requestAnimationFrame(() => setTimeout(ask))
  // A tab in the background is painted late or never.
  if (document.hidden) ask()
  else document.addEventListener('visibilitychange', ask, { once: true })
}
