/*
 * Runs at the end of the body: the page's program is asked for once the page itself has been painted, so that text, style and pictures
 * have the line to themselves. All its files at once: the first is started, the others are what it will import.
 */
{
  const files = JSON.parse(document.currentScript.dataset.files)
  let asked = false

  const ask = () => {
    if (asked) return
    asked = true
    const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), { crossOrigin: '', fetchPriority: 'low', ...properties }))
    for (const href of files.slice(1)) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', src: files[0] })
  }

  // The browser tells when it has painted; one that does not tell draws a frame at least, which comes only after the styles.
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) new PerformanceObserver(ask).observe({ type: 'paint', buffered: true })
  else requestAnimationFrame(() => setTimeout(ask))
  // A tab in the background is painted late or never.
  if (document.hidden) ask()
  else document.addEventListener('visibilitychange', ask, { once: true })
}
