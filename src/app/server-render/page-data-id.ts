/** Id of the element with the data of a server-rendered page. */
export const pageDataId = 'page-data'
