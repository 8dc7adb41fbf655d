export { PostedNoticePage as Component } from '../features/cooling-off/posted-notice-page.tsx'
