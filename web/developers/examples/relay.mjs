/**
 * IDs count within their type, so Relay needs both to tell records apart:
 * new Environment({ network, store, getDataID })
 */
export const getDataID = ({ id }, type) => (id == null ? id : `${type}:${id}`);
