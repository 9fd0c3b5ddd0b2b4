/** URL path of a task's uploaded cover, for `taskImage`. */
export const getCoverPath = (id: number) => `/api/TodoData/tasks/${id}/cover`
