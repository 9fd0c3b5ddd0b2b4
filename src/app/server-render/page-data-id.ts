/** Of the element that holds the data of a page that the server rendered. */
export const pageDataId = 'page-data'
