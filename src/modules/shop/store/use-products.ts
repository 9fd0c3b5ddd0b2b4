import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../products-client.ts'
import { toListQuery, type StoreView } from './store-view.ts'

/** The products of the view; the previous ones while they load. */
export const useProducts = (view: StoreView) =>
  useQuery({ ...api.list.page({ query: toListQuery(view) }), placeholderData: keepPreviousData })
