"""The Lua script with which Valkey or Redis counts the limits that several processes share (see shared.py)."""

from __future__ import annotations

from typing import Final

PROCESS: Final = "longwood:limits:process:"
"""The start of the key that exists while a process is alive."""

SCRIPT: Final = f"""
-- ARGV[1]: the name of the process. ARGV[2]: its commands, each a list of a name and arguments. Returns a list with a result for each.
local process, commands = ARGV[1], cmsgpack.unpack(ARGV[2])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1e6
local alive = {{}}
local run = {{}}

-- Returns the size of a set. If it is `most` or more, the names of dead processes are removed first.
local function count(key, most)
    local found = redis.call('HLEN', key)
    if found < most then
        return found
    end
    local all = redis.call('HGETALL', key)
    for i = 1, #all, 2 do
        local owner = all[i + 1]
        if alive[owner] == nil then
            alive[owner] = redis.call('EXISTS', '{PROCESS}' .. owner) == 1
        end
        if not alive[owner] then
            redis.call('HDEL', key, all[i])
        end
    end
    return redis.call('HLEN', key)
end

-- Keeps the process alive for some seconds. Returns whether it was.
function run.beat(seconds)
    local key = '{PROCESS}' .. process
    local was_alive = redis.call('EXISTS', key) == 1
    redis.call('SET', key, '', 'EX', seconds)
    return was_alive
end

-- Spends tokens of a bucket and returns how many are left. The result can be negative. Then nothing is spent if `is_exact`, else the
-- bucket owes them.
function run.spend(key, amount, per_s, burst, is_exact)
    local tokens, at = burst, now
    local stored = redis.call('GET', key)
    if stored then
        tokens, at = unpack(cmsgpack.unpack(stored))
    end
    tokens = math.min(burst, tokens + math.max(0, now - at) * per_s) - amount
    if is_exact and tokens < 0 then
        return tokens
    end
    tokens = math.max(tokens, -burst)
    redis.call('SET', key, cmsgpack.pack({{tokens, now}}), 'EX', math.min(172800, math.ceil(2 * burst / per_s)))
    return tokens
end

-- Adds a name to a set, or moves it to this process, unless there are already `most` others. Returns whether it is in the set.
function run.hold(key, name, most)
    if redis.call('HEXISTS', key, name) == 0 and count(key, most) >= most then
        return false
    end
    redis.call('HSET', key, name, process)
    redis.call('EXPIRE', key, 86400)
    return true
end

-- Removes a name from a set, unless another process has taken it over.
function run.release(key, name)
    if redis.call('HGET', key, name) == process then
        redis.call('HDEL', key, name)
    end
    return true
end

local results = {{}}
for i, command in ipairs(commands) do
    results[i] = run[command[1]](unpack(command, 2))
end
return cmsgpack.pack(results)
"""
