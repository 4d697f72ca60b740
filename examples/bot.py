#!/usr/bin/env python3
"""A bot for Musette in plain Python: it takes any allowed action.

Over standard input and output, as the server starts it (docs/bots.md):
    bot.py
Over a WebSocket, at an open seat of a table:
    bot.py http://localhost:8080 TABLE SEAT
"""
import base64
import json
import os
import random
import socket
import struct
import sys
import urllib.parse
import urllib.request


def choose(state):
    """The whole intelligence. state["view"] is what the seat sees, state["offers"] what it may do;
    each offer has a text, the action as an object, and what the rules say about it."""
    return random.choice(state["offers"])["text"]


def answer(message, counter=[0]):
    """The reply to a message of the server, or None."""
    if message["type"] == "Stale":
        message = message["state"]
    if message["type"] != "State" or not message["offers"]:
        return None
    counter[0] += 1
    return {
        "type": "Play",
        "id": "py-%d-%d" % (os.getpid(), counter[0]),
        "table": message["info"]["table"],
        "seq": message["info"]["seq"],
        "seat": message["eyes"],
        "action": choose(message),
    }


def over_pipes():
    for line in sys.stdin:
        reply = answer(json.loads(line))
        if reply:
            print(json.dumps(reply), flush=True)


class WebSocket:
    """As little of RFC 6455 as a bot needs."""

    def __init__(self, address, token):
        host, port = address.hostname, address.port or 80
        self.socket = socket.create_connection((host, port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            "GET /api/socket HTTP/1.1\r\nHost: %s:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer %s\r\n\r\n"
            % (host, port, key, token)).encode())
        self.input = self.socket.makefile("rb")
        status = self.input.readline()
        if b" 101 " not in status:
            raise SystemExit("the server refused the socket: " + status.decode().strip())
        while self.input.readline().strip():
            pass

    def send(self, message, opcode=1):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        mask = os.urandom(4)
        if len(data) < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | len(data))
        else:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, len(data))
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        """The next message, or None when the server has closed."""
        text = b""
        while True:
            head = self.input.read(2)
            if len(head) < 2:
                return None
            size = head[1] & 127
            if size == 126:
                size = struct.unpack("!H", self.input.read(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.input.read(8))[0]
            data = self.input.read(size)
            opcode = head[0] & 15
            if opcode == 8:
                return None
            if opcode == 9:
                self.send(data, 10)
            elif opcode in (0, 1):
                text += data
                if head[0] & 128:
                    return json.loads(text)


def call(base, method, path, body, token=""):
    request = urllib.request.Request(base + path, json.dumps(body).encode(), method=method)
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", "Bearer " + token)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def over_websocket(base, table, seat):
    token = call(base, "POST", "/api/programs", {"name": "bot.py"})["token"]
    call(base, "PUT", "/api/tables/%s/seats/%s" % (table, seat), {"kind": "ME", "bot": ""}, token)
    link = WebSocket(urllib.parse.urlsplit(base), token)
    link.send({"type": "Subscribe", "table": table, "seat": seat, "after": -1})
    asked = -1
    while True:
        message = link.receive()
        if message is None:
            return
        if message["type"] == "State":
            if message["info"]["status"] not in ("WAITING", "RUNNING"):
                return
            if message["info"]["seq"] <= asked:
                continue  # Only somebody came or went.
        reply = answer(message)
        if reply:
            asked = reply["seq"]
            link.send(reply)


if __name__ == "__main__":
    if len(sys.argv) == 4:
        over_websocket(*sys.argv[1:])
    elif len(sys.argv) == 1:
        over_pipes()
    else:
        raise SystemExit(__doc__)
