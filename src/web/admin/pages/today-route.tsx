export { TodayPage as Component } from '../features/back-office/dashboard/today-page.tsx'
