export { TodayPage as Component } from '../features/today/today-page.tsx'
