// For the container's health check. Whether it can serve new requests is another question: /api/ready.
const { ok } = await fetch(`http://127.0.0.1:${process.argv[2]}/api/health`);
process.exitCode = ok ? 0 : 1;
