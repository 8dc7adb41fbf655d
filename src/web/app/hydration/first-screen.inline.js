/*
 * Runs in the head. A phone lays out only what its first screen shows before the first paint (`.below-fold` in base.css); the parts below it
 * follow one after the other, each in a frame of its own, so that no single task keeps whoever presses or scrolls waiting. Who arrives in
 * the middle of a page (a fragment, a reload, the way back) gets everything at once, as the place to scroll to depends on it.
 */
{
  const page = document.documentElement
  const [navigation] = performance.getEntriesByType('navigation')

  const showAll = () => page.removeAttribute('data-first-screen')
  const showNext = () =>
    requestAnimationFrame(() => {
      const part = document.querySelector('.below-fold:not([data-laid-out])')
      part?.setAttribute('data-laid-out', '')
      if (part === null && document.readyState !== 'loading') return showAll()
      setTimeout(showNext)
    })

  if (location.hash === '' && !document.hidden && navigation?.type === 'navigate' && PerformanceObserver.supportedEntryTypes.includes('paint')) {
    page.setAttribute('data-first-screen', '')
    new PerformanceObserver((_painted, observer) => {
      observer.disconnect()
      showNext()
    }).observe({ type: 'paint', buffered: true })
    // Whatever may hold up the frames: nothing stays away.
    setTimeout(showAll, 5000)
  }
}
