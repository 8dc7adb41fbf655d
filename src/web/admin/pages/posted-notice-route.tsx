export { PostedNoticePage as Component } from '../features/investing/cooling-off/posted-notice-page.tsx'
