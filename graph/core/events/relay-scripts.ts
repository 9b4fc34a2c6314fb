/*
 * What several nodes may do at the same moment, and only one of them must do, runs inside Redis. Another life of the log
 * is a hash with its name and the start of Redis that it belongs to, and a mark in the stream.
 */

/** Epoch hash, stream; start of Redis, name of a new life. Returns the name of the life that holds. */
export const ENSURE_EPOCH = `
local known = redis.call('HMGET', KEYS[1], 'run', 'epoch')
if known[1] == ARGV[1] and known[2] then return known[2] end
redis.call('XTRIM', KEYS[2], 'MAXLEN', 0)
redis.call('HSET', KEYS[1], 'run', ARGV[1], 'epoch', ARGV[2])
redis.call('XADD', KEYS[2], '*', 'epoch', ARGV[2])
return ARGV[2]
`;

/** Epoch hash, stream; the life that ends, name of a new one. Nothing happens if it has ended already. */
export const MOVE_EPOCH = `
if redis.call('HGET', KEYS[1], 'epoch') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'epoch', ARGV[2])
redis.call('XADD', KEYS[2], '*', 'epoch', ARGV[2])
return 1
`;

/**
 * Nodes with the times until which they count as alive, epoch hash, stream; node, milliseconds to live, name of a new
 * life. Says that the node is alive, and begins a new life of the log where another one has died. A node that was late
 * itself judges nobody: then Redis was away, or this machine stood still.
 */
export const BEAT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local before = redis.call('ZSCORE', KEYS[1], ARGV[1])
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
if not before or tonumber(before) < now then return 0 end
if redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', '(' .. now) == 0 then return 0 end
redis.call('HSET', KEYS[2], 'epoch', ARGV[3])
redis.call('XADD', KEYS[3], '*', 'epoch', ARGV[3])
return 1
`;

/** Nodes; node. It leaves in order. */
export const LEAVE = `return redis.call('ZREM', KEYS[1], ARGV[1])`;
