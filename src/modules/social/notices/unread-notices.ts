import { notices } from './notices-client.ts'

const unreadNotices = async () => (await notices.unread.send()).count

export default unreadNotices
