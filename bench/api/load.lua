-- For wrk: asks for the paths of a file in turn, and prints the figures as one line of JSON.
local requests = {}
local nth = 0

function init(args)
  for path in io.lines(args[1]) do requests[#requests + 1] = wrk.format('GET', path) end
end

function request()
  nth = nth % #requests + 1
  return requests[nth]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"failed":%d,"p50":%f,"p99":%f}\n',
    summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000
  ))
end
